import type { Command } from 'commander'
import { isoMoment } from '#domain/shared/iso-moment.ts'
import { listContent } from '#operations/content/edit-content.ts'
import { previewAddress } from '#operations/content/preview-content.ts'
import { integer } from '../integer.ts'
import { printLines } from '../print-lines.ts'
import { Refusal } from '../refusal.ts'
import { contentCommand, contentRef, momentOf, onContent } from './content-commands.ts'
import { missingDocument } from './missing-document.ts'

type Options = { site: string }

export function listContentCommand(program: Command): void {
  contentCommand(program, 'list-content', 'Lists content documents with their newest and live versions.')
    .option('--all', 'lists every version')
    .action(list)
}

async function list({ all = false, ...options }: Options & { all?: boolean }) {
  const lines = await onContent(options, async (desk) => {
    const versions = await listContent(undefined, desk)
    const shown = versions.filter(
      (version, index) =>
        all ||
        version.state !== 'past' ||
        versions[index - 1]?.kind !== version.kind ||
        versions[index - 1]?.slug !== version.slug,
    )
    return shown.map(({ kind, slug, number, state, isEmpty, savedAt, savedBy, liveFrom }) =>
      [
        kind,
        slug,
        `version ${number}`,
        isEmpty ? `${state}, taken off the site` : state,
        liveFrom ? isoMoment(desk.site.timeZone, liveFrom) : '-',
        `saved ${isoMoment(desk.site.timeZone, savedAt)} by ${savedBy}`,
      ].join('\t'),
    )
  })
  printLines(lines, `${options.site} has no content of its own.`)
}

export function showContentCommand(program: Command): void {
  contentCommand(program, 'show-content', 'Prints a content document, ready to edit and save.')
    .argument('<kind>', 'the kind, such as page')
    .argument('<slug>', 'its slug, such as about-us')
    .option('--number <number>', 'a version; without it, the newest', integer)
    .action(show)
}

async function show(kind: string, slug: string, { number, ...options }: Options & { number?: number }) {
  const ref = contentRef(kind, slug)
  const document = await onContent(options, async ({ contentVersions }) => {
    const newest = number ?? (await contentVersions.heads(ref))[0]?.number
    return newest === undefined ? undefined : (await contentVersions.bodies([{ ...ref, number: newest }]))[0]
  })
  if (!document) throw new Refusal(missingDocument(ref, number))
  if (document.body === null)
    throw new Refusal(
      `Version ${document.number} of ${kind} ${slug} takes it off the site. Name another with --number.`,
    )
  process.stdout.write(`${JSON.stringify({ ...ref, body: document.body }, null, 2)}\n`)
}

export function previewContentCommand(program: Command): void {
  contentCommand(
    program,
    'preview-content',
    'Prints a link that shows a document with its drafts to anyone who has the link.',
  )
    .argument('<kind>', 'the kind, such as page')
    .argument('<slug>', 'its slug, such as about-us')
    .option('--at <time>', 'the time to preview, such as 2026-12-01T08:00:00+10:00; without it, now')
    .option('--hours <number>', 'how long the link works, at most 168', integer, 24)
    .action(preview)
}

async function preview(
  kind: string,
  slug: string,
  { at, hours, ...options }: Options & { at?: string; hours: number },
) {
  const ref = contentRef(kind, slug)
  const address = await onContent(options, async (desk, origin) => {
    if ((await desk.contentVersions.heads(ref)).length === 0)
      throw new Refusal(`There is no ${kind} ${slug}.`)
    return new URL(await previewAddress(ref, { at: momentOf(at) ?? new Date(), hours }, desk), origin).href
  })
  process.stdout.write(`${address}\n`)
}
