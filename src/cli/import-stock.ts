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
    .description('Brings a site’s stock in line with a feed: all of the file, or nothing of it.')
    .requiredOption('--site <slug>', 'the site')
    .requiredOption('--file <path>', 'the feed: CSV, JSON, JSON lines or XML')
    .option(
      '--mapping <mapping>',
      'how to read it: a mapping document, or the name of one in feeds/',
      'generic',
    )
    .option('--dry-run', 'change nothing, and tell what would happen')
    .option('--force', 'apply an older or much smaller feed too, or the same one again')
    .option('--reject-file <path>', 'write what is wrong with which row, as CSV')
    .action(async (options: Options) => {
      // Visitors come first on a machine that also answers them.
      setPriority(constants.priority.PRIORITY_LOW)
      const result = await withDatabase((store) => importFeedFile(store, options))
      if (result.outcome === 'refused') throw new Refusal(importSummary(result))
      process.stdout.write(`${importSummary(result)}\n`)
    })
}

/** Imports one file into one site, and shows how it goes. */
export async function importFeedFile(
  { db, url }: Pick<Store, 'db' | 'url'>,
  { site: slug, file, mapping, dryRun = false, force = false, rejectFile }: Options,
): Promise<ImportStockOutcome> {
  const read = readMapping(await readDocument(mappingPath(mapping)))
  if (read.outcome === 'refused') throw new Refusal(listProblems(`The mapping ${mapping}`, read.problems))
  const { siteId, site } = await siteOf(db, slug)

  const rejects = rejectFile === undefined ? null : await openRejectFile(rejectFile)
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
          process.stderr.write('Another import of this site is running; waiting for it to end.\n'),
        report: (line) => rejects?.write(line),
      },
    )
    ending = result.outcome === 'same-file' ? 'nothing new' : `${result.summary?.rows ?? 0} rows read`
    return result
  } finally {
    bar.done(ending)
    await rejects?.close()
  }
}

/** A name without a path is one of the mappings that come along. */
function mappingPath(mapping: string) {
  if (existsSync(mapping) || !/^[\w-]+$/.test(mapping)) return mapping
  const ours = join(import.meta.dirname, '../../feeds', `${mapping}.json`)
  if (existsSync(ours)) return ours
  const names = readdirSync(dirname(ours)).map((file) => basename(file, '.json'))
  throw new Refusal(
    `There is no mapping “${mapping}”, neither as a file nor among ours: ${names.join(', ')}.`,
  )
}
