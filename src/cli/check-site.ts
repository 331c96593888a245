import type { Command } from 'commander'
import { readSite } from '#operations/accept-site.ts'
import { outsideServices } from '#sites/outside-services.ts'
import { envOrExit } from '#server/env.ts'
import { outsideList } from './outside-list.ts'
import { listProblems } from './list-problems.ts'
import { readDocument } from './read-document.ts'
import { Refusal } from './refusal.ts'

export function checkSite(program: Command): void {
  program
    .command('check-site')
    .description(
      'Says whether a site’s document is right, and where it is not, and lists what it brings from elsewhere. Changes nothing.',
    )
    .argument('<file>', 'the JSON document, or - for standard input')
    .action(async (file: string) => {
      const read = readSite(await readDocument(file), envOrExit().baseDomains)
      if (read.outcome === 'refused') throw new Refusal(listProblems(file, read.problems))
      process.stdout.write(`${file} is right: ${read.site.name} (${read.site.slug}).\n`)
      process.stdout.write(`${outsideList(outsideServices(read.site))}\n`)
    })
}
