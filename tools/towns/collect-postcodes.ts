import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { knownTowns } from '../../src/integrations/geocoding/known-towns.ts'
import { postcodeLines } from '../../src/integrations/geocoding/postcode-lines.ts'
import { readPostalFile } from '../../src/integrations/geocoding/read-postal-file.ts'
import { mainPostcodes } from './main-postcodes.ts'

/**
 * Writes `australian-postcodes.json` from GeoNames’ file of Australian postcodes (https://download.geonames.org/export/zip/):
 *
 *     node tools/towns/collect-postcodes.ts AU.txt
 */
const file = readPostalFile(readFileSync(process.argv[2] ?? '', 'utf8'))
if (file.outcome === 'refused') throw new Error(file.reason)
const mainTowns = new Map(
  mainPostcodes
    .trim()
    .split(/,\s+/)
    .map((entry) => [entry.slice(0, 4), entry.slice(5)] as const),
)
const lines = postcodeLines(file.rows, { towns: knownTowns, mainTowns })

writeFileSync(
  join(import.meta.dirname, '../../src/integrations/geocoding/australian-postcodes.json'),
  `{
  "source": "GeoNames (https://www.geonames.org), postal codes of Australia, licensed under CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/). Shortened, and coordinates rounded.",
  "postcodes": [
${lines.map((line) => `    ${JSON.stringify(line)}`).join(',\n')}
  ]
}
`,
)
console.log(`${lines.length} postcodes, ${file.rows.length} places, ${file.skipped} lines skipped.`)
