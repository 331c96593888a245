import { readFile } from 'node:fs/promises'
import type { Command } from 'commander'
import { importPostcodes } from '#data/places/imported-postcodes.ts'
import { formatNumber } from '#domain/shared/format-number.ts'
import { knownTowns } from '#integrations/geocoding/known-towns.ts'
import { postcodeLines } from '#integrations/geocoding/postcode-lines.ts'
import { readPostalFile } from '#integrations/geocoding/read-postal-file.ts'
import { Refusal } from './refusal.ts'
import { withDatabase } from './with-database.ts'

/** More than any list of Australian postcodes has. */
const MAX_BYTES = 50e6

export function importPlaces(program: Command): void {
  program
    .command('import-places [file]')
    .description(
      'Replaces the postcodes of all sites with those in a file: GeoNames’ AU.txt, or CSV with columns for postcode, place, state, latitude and longitude.',
    )
    .option('--built-in', 'goes back to the postcodes that come with this program')
    .option('--dry-run', 'reads the file and changes nothing')
    .action(async (path: string | undefined, options: { builtIn?: boolean; dryRun?: boolean }) => {
      if (options.builtIn) {
        if (path !== undefined || options.dryRun)
          throw new Refusal('Use --built-in alone, without a file or --dry-run.')
        await withDatabase(({ db }) => importPostcodes([], db))
        process.stdout.write('Servers will use the built-in postcodes within an hour.\n')
        return
      }
      const { lines, places, skipped } = await readPlaces(path)
      process.stdout.write(
        `${formatNumber(lines.length)} postcodes with ${formatNumber(places)} places; ${formatNumber(skipped)} lines skipped.\n`,
      )
      if (options.dryRun) return
      await withDatabase(({ db }) => importPostcodes(lines, db))
      process.stdout.write('Servers will use them within an hour, or at once when they restart.\n')
    })
}

async function readPlaces(path: string | undefined) {
  if (path === undefined) throw new Refusal('Name a file, or --built-in.')
  const bytes = await readFile(path).catch(() => null)
  if (!bytes) throw new Refusal(`“${path}” can’t be read.`)
  if (bytes.length > MAX_BYTES) throw new Refusal(`“${path}” is too large to be a list of postcodes.`)
  const file = readPostalFile(bytes.toString('utf8'))
  if (file.outcome === 'refused') throw new Refusal(file.reason)
  return {
    lines: postcodeLines(file.rows, { towns: knownTowns }),
    places: file.rows.length,
    skipped: file.skipped,
  }
}
