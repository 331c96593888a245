import type { Command } from 'commander'
import { readSite } from '#operations/sites/accept-site.ts'
import { siteNotes } from '#sites/acceptance/site-notes.ts'
import { thirdPartyServices } from '#sites/third-party-services.ts'
import { envOrExit } from '#server/env.ts'
import { thirdPartyList } from './third-party-list.ts'
import { listProblems } from '../list-problems.ts'
import { readDocument } from '../read-document.ts'
import { Refusal } from '../refusal.ts'

export function checkSite(program: Command): void {
  program
    .command('check-site')
    .description(
      'Checks a site’s document and reports every problem with its path. Notes settings that have no effect and lists the third-party services. Changes nothing.',
    )
    .argument('<file>', 'the JSON document, or - for standard input')
    .action(async (file: string) => {
      const read = readSite(await readDocument(file), envOrExit().baseDomains)
      if (read.outcome === 'refused') throw new Refusal(listProblems(file, read.problems))
      process.stdout.write(`${file} is valid: ${read.site.name} (${read.site.slug}).\n`)
      for (const note of siteNotes(read.site)) process.stdout.write(`Note: ${note}\n`)
      process.stdout.write(`${thirdPartyList(thirdPartyServices(read.site))}\n`)
    })
}
