import type { Command } from 'commander'
import type { ContentRef } from '#data/content/content-versions.ts'
import {
  type ContentDesk,
  publishContent,
  revertContent,
  unpublishContent,
  unscheduleContent,
} from '#operations/content/edit-content.ts'
import { integer } from '../integer.ts'
import { Refusal } from '../refusal.ts'
import { COMMAND_LINE, contentCommand, contentRef, momentOf, onContent } from './content-commands.ts'
import { missingDocument } from './missing-document.ts'

type Options = { site: string; number?: number; at?: string }

/** The commands that change what visitors see. */
export function publishContentCommands(program: Command): void {
  command(program, 'publish-content', 'Publishes a version, now or at a time.')
    .option('--number <number>', 'the version; without it, the newest', integer)
    .option('--at <time>', 'when, such as 2026-12-01T08:00:00+10:00; without it, now')
    .action((kind: string, slug: string, { number, at, site }: Options) =>
      run({ kind, slug, site, number }, 'is published', (ref, desk) =>
        publishContent(ref, { number, at: momentOf(at) }, desk),
      ),
    )

  command(program, 'unschedule-content', 'Takes a version that isn’t live yet off the schedule.')
    .requiredOption('--number <number>', 'the version', integer)
    .action((kind: string, slug: string, { number, site }: Options) =>
      run({ kind, slug, site, number }, 'is a draft again', (ref, desk) =>
        unscheduleContent(ref, number ?? 0, desk),
      ),
    )

  command(program, 'unpublish-content', 'Takes a document off the site, now or at a time. Its versions stay.')
    .option('--at <time>', 'when, such as 2026-12-01T08:00:00+10:00; without it, now')
    .action((kind: string, slug: string, { at, site }: Options) =>
      run({ kind, slug, site }, 'takes it off the site', (ref, desk) =>
        unpublishContent(ref, { by: COMMAND_LINE, at: momentOf(at) }, desk),
      ),
    )

  command(program, 'revert-content', 'Saves an earlier version again as the newest.')
    .requiredOption('--number <number>', 'the version to go back to', integer)
    .option('--publish', 'publish it at once; without it, it is a draft')
    .action((kind: string, slug: string, options: Options & { publish?: boolean }) =>
      run({ kind, slug, ...options }, `says the same as version ${options.number}`, (ref, desk) =>
        revertContent(
          ref,
          options.number ?? 0,
          { by: COMMAND_LINE, liveFrom: options.publish ? new Date() : null },
          desk,
        ),
      ),
    )
}

function command(program: Command, name: string, description: string) {
  return contentCommand(program, name, description)
    .argument('<kind>', 'the kind, such as page')
    .argument('<slug>', 'its slug, such as about-us')
}

async function run(
  { kind, slug, site, number }: { kind: string; slug: string; site: string; number?: number | undefined },
  what: string,
  step: (ref: ContentRef, desk: ContentDesk) => ReturnType<typeof publishContent>,
) {
  const ref = contentRef(kind, slug)
  const result = await onContent({ site }, (desk) => step(ref, desk))
  if (result.outcome === 'unknown') throw new Refusal(missingDocument(ref, number))
  if (result.outcome === 'was live')
    throw new Refusal('Visitors have seen this version already. Save or revert to a new one instead.')
  process.stdout.write(`Version ${result.number} of ${kind} ${slug} ${what}.\n`)
}
