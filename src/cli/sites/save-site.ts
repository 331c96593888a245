import type { Command } from 'commander'
import { siteStore } from '#data/sites.ts'
import { acceptSite } from '#operations/sites/accept-site.ts'
import { listProblems } from '../list-problems.ts'
import { readDocument } from '../read-document.ts'
import { Refusal } from '../refusal.ts'
import { withDatabase } from '../with-database.ts'
import { savedLine } from './saved-line.ts'

export function saveSite(program: Command): void {
  program
    .command('save-site')
    .description(
      'Saves a site’s document. Running servers pick it up within seconds. An invalid document changes nothing.',
    )
    .argument('<file>', 'the JSON document, or - for standard input')
    .option(
      '--force',
      'save the document even if it removes a location or dealership that vehicles for sale belong to',
    )
    .action(async (file: string, { force = false }: { force?: boolean }) => {
      const document = await readDocument(file)
      const result = await withDatabase(({ db }, { baseDomains }) =>
        acceptSite(document, siteStore(db), baseDomains, { force }),
      )
      if (result.outcome === 'refused') throw new Refusal(listProblems(file, result.problems))
      process.stdout.write(`${savedLine(result)}\n`)
    })
}
