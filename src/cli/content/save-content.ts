import type { Command } from 'commander'
import { z } from 'zod'
import type { ContentRef } from '#data/content/content-versions.ts'
import { acceptContent } from '#operations/content/accept-content.ts'
import { type ContentDesk, saveContent } from '#operations/content/edit-content.ts'
import { listProblems } from '../list-problems.ts'
import { readDocument } from '../read-document.ts'
import { Refusal } from '../refusal.ts'
import { COMMAND_LINE, contentCommand, contentRef, momentOf, onContent } from './content-commands.ts'

type Options = { site: string; publish?: boolean; at?: string }

/** One document, as `show-content` prints it. */
const contentFile = z.strictObject({ kind: z.string(), slug: z.string(), body: z.unknown() })
const contentFiles = z.union([contentFile.transform((one) => [one]), z.array(contentFile).min(1)], {
  error: 'use { "kind": …, "slug": …, "body": … }, or a list of such documents',
})

export function saveContentCommand(program: Command): void {
  contentCommand(
    program,
    'save-content',
    'Saves content documents as drafts. An invalid document changes nothing. See docs/content.md.',
  )
    .argument('<file>', 'the JSON document or a list of documents, or - for standard input')
    .option('--publish', 'publish them at once')
    .option('--at <time>', 'publish them at a time, such as 2026-12-01T08:00:00+10:00')
    .action(save)
}

async function save(file: string, { at, publish = false, ...options }: Options) {
  const read = contentFiles.safeParse(await readDocument(file))
  if (!read.success)
    throw new Refusal(`${file}: ${read.error.issues.map(({ message }) => message).join('; ')}`)
  const documents = read.data.map(({ kind, slug, body }) => ({ ref: contentRef(kind, slug), body }))
  const liveFrom = momentOf(at) ?? (publish ? new Date() : null)
  const lines = await onContent(options, async (desk) => {
    refuseInvalid(file, documents, desk)
    return Promise.all(documents.map(({ ref, body }) => savedLine(ref, body, liveFrom, desk)))
  })
  process.stdout.write(lines.join(''))
}

/** All or none: a list with one faulty document saves nothing. */
function refuseInvalid(file: string, documents: { ref: ContentRef; body: unknown }[], desk: ContentDesk) {
  for (const { ref, body } of documents) {
    const read = acceptContent(ref, body, desk)
    if (read.outcome === 'refused')
      throw new Refusal(listProblems(`${file}: ${ref.kind} ${ref.slug}`, read.problems))
  }
}

async function savedLine(ref: ContentRef, body: unknown, liveFrom: Date | null, desk: ContentDesk) {
  const saved = await saveContent(ref, body, { by: COMMAND_LINE, liveFrom }, desk)
  if (saved.outcome === 'refused') throw new Refusal(listProblems(`${ref.kind} ${ref.slug}`, saved.problems))
  const what = saved.isNew
    ? `was saved as version ${saved.number}${liveFrom ? `, live from ${liveFrom.toISOString()}` : ', a draft'}`
    : 'has not changed'
  return `${ref.kind} ${ref.slug} ${what}.\n`
}
