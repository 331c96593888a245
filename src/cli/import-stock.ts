import { existsSync, readdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { basename, dirname, join } from 'node:path'
import type { Command } from 'commander'
import { feedFiles } from '#integrations/feeds/feed-file.ts'
import { type ImportStockOutcome, importStock } from '#operations/stock-import/import-stock.ts'
import { readMapping } from '#operations/stock-import/read-mapping.ts'
import type { Store } from '#server/boot/open-store.ts'
import { importProgress } from './import-progress.ts'
import { importSummary } from './import-summary.ts'
import { listProblems } from './list-problems.ts'
import { readDocument } from './read-document.ts'
import { Refusal } from './refusal.ts'
import { openRejectFile } from './reject-file.ts'
import { siteOf } from './site-of.ts'
import { withDatabase } from './with-database.ts'

type Options = {
  site: string
  file: string
  mapping: string
  dryRun?: boolean
  force?: boolean
  rejectFile?: string
}

export function importStockCommand(program: Command): void {
  program
    .command('import-stock')
    .description(
      'Imports a feed as the whole stock of a site. Either the whole file is applied or none of it.',
    )
    .requiredOption('--site <slug>', 'the slug of the site')
    .requiredOption('--file <path>', 'the feed: CSV, JSON, JSON lines or XML')
    .option('--mapping <mapping>', 'a mapping document, or the name of one that is included', 'generic')
    .option('--dry-run', 'change nothing, and report what would change')
    .option('--force', 'import a feed that the safety checks refuse, or the same file again')
    .option('--reject-file <path>', 'write a CSV file that lists the problems of each row')
    .action(async (options: Options) => {
      // On a machine that also serves pages, visitors have priority.
      setPriority(constants.priority.PRIORITY_LOW)
      const result = await withDatabase((store) => importFeedFile(store, options))
      if (result.outcome === 'refused') throw new Refusal(importSummary(result))
      process.stdout.write(`${importSummary(result)}\n`)
    })
}

/** Imports one file into one site and shows the progress. */
export async function importFeedFile(
  { db, url }: Pick<Store, 'db' | 'url'>,
  { site: slug, file, mapping, dryRun = false, force = false, rejectFile }: Options,
): Promise<ImportStockOutcome> {
  const read = readMapping(await readDocument(mappingPath(mapping)))
  if (read.outcome === 'refused') throw new Refusal(listProblems(`The mapping ${mapping}`, read.problems))
  const { siteId, site } = await siteOf(db, slug)

  const rejects = rejectFile === undefined ? null : await openRejectFile(rejectFile, file)
  const bar = importProgress(file, process.stderr)
  let ending = 'stopped'
  try {
    const result = await importStock(
      { path: file, mapping: read.mapping, mappingText: read.mappingText, dryRun, force },
      {
        databaseUrl: url,
        siteId,
        site,
        feeds: feedFiles,
        now: () => new Date(),
        onProgress: (state) => bar.show(state),
        onWait: () =>
          process.stderr.write('Another import of this site is running. Waiting for it to finish.\n'),
        report: (line) => rejects?.write(line),
      },
    )
    ending = result.outcome === 'same-file' ? 'nothing new' : `${result.summary?.rows ?? 0} rows read`
    return result
  } finally {
    bar.done(ending)
    const problem = await rejects?.close()
    if (problem) {
      process.stderr.write(`${problem}\n`)
      process.exitCode = 1
    }
  }
}

/** A name without a path means one of the mappings that are included. */
function mappingPath(mapping: string) {
  if (existsSync(mapping) || !/^[\w-]+$/.test(mapping)) return mapping
  const ours = join(import.meta.dirname, '../domain/feeds/mappings', `${mapping}.json`)
  if (existsSync(ours)) return ours
  const names = readdirSync(dirname(ours)).map((file) => basename(file, '.json'))
  throw new Refusal(`There is no mapping file “${mapping}”. The mappings included are: ${names.join(', ')}.`)
}
