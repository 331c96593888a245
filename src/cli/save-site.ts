import type { Command } from 'commander'
import { siteStore } from '#data/sites.ts'
import { acceptSite } from '#operations/sites/accept-site.ts'
import { listProblems } from './list-problems.ts'
import { readDocument } from './read-document.ts'
import { Refusal } from './refusal.ts'
import { withDatabase } from './with-database.ts'

export function saveSite(program: Command): void {
  program
    .command('save-site')
    .description(
      'Takes a site’s document; running servers follow within seconds. A wrong document changes nothing.',
    )
    .argument('<file>', 'the JSON document, or - for standard input')
    .option('--force', 'leave out a location or dealership too that vehicles for sale belong to')
    .action(async (file: string, { force = false }: { force?: boolean }) => {
      const document = await readDocument(file)
      const result = await withDatabase(({ db }, { baseDomains }) =>
        acceptSite(document, siteStore(db), baseDomains, { force }),
      )
      if (result.outcome === 'refused') throw new Refusal(listProblems(file, result.problems))
      const { slug, version } = result.record
      const what = result.outcome === 'unchanged' ? 'was already so' : `is saved as version ${version}`
      process.stdout.write(`The site ${slug} ${what}.\n`)
    })
}
