import type { ContentRef } from '#data/content/content-versions.ts'
import { type ContentKind, contentKinds } from '#domain/content/content-kinds.ts'
import { formattedTextsIn, type FormattedText, withFormattedTexts } from '#domain/content/formatted-text.ts'
import { postCategoryIn } from '#domain/content/post-categories.ts'
import { reservedSlugs } from '#domain/content/reserved-slugs.ts'
import type { TextReader } from '#integrations/markup/port.ts'
import type { Site } from '#sites/site.ts'
import { type DocumentProblem, pathOf, problemsOf } from '../sites/document-problems.ts'
import { plainMessage } from '../sites/plain-message.ts'
import { unstorableTexts } from '../sites/unstorable-texts.ts'

type Accepted = { outcome: 'accepted'; body: unknown } | { outcome: 'refused'; problems: DocumentProblem[] }
type Desk = { site: Pick<Site, 'content'>; textReader: Pick<TextReader, 'accept'> }

/** Validates a document. Returns it with its formatted texts cleaned, or every reason it was refused. */
export function acceptContent(ref: ContentRef, written: unknown, { site, textReader }: Desk): Accepted {
  const read = contentKinds[ref.kind].schema.safeParse(written, { error: plainMessage })
  if (!read.success) {
    const problems = read.error.issues.flatMap((issue) => problemsOf(issue, 'there is no such field'))
    return { outcome: 'refused', problems: [...slugProblems(ref), ...problems] }
  }
  const texts = formattedTextsIn(read.data).map(({ path, text }) => ({
    path,
    text,
    result: textReader.accept(text),
  }))
  const problems = [
    ...slugProblems(ref),
    ...texts.flatMap(({ path, result }) =>
      result.outcome === 'refused' ? [{ path: pathOf(path), message: result.reason }] : [],
    ),
    ...('sections' in read.data ? outsideProblems(read.data.sections, site) : []),
  ]
  if (problems.length > 0) return { outcome: 'refused', problems }
  const cleaned = new Map<FormattedText, FormattedText>(
    texts.map(({ text, result }) => [text, result.outcome === 'accepted' ? result.text : text]),
  )
  const body = withFormattedTexts(read.data, (text) => cleaned.get(text) ?? text)
  const unstorable = unstorableTexts(body)
  if (unstorable.length > 0) return { outcome: 'refused', problems: unstorable }
  // As it will be stored, where fields without a value are left out.
  return { outcome: 'accepted', body: JSON.parse(JSON.stringify(body)) }
}

const slugPattern = /^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/

function slugProblems({ kind, slug }: ContentRef): DocumentProblem[] {
  const message = slugProblem(kind, slug)
  return message === null ? [] : [{ path: '(the slug)', message }]
}

function slugProblem(kind: ContentKind, slug: string): string | null {
  const { onlySlug } = contentKinds[kind]
  if (onlySlug !== null) return slug === onlySlug ? null : `a site has one such document: “${onlySlug}”`
  if (!slugPattern.test(slug)) return 'use lower-case letters, digits and single dashes'
  if (kind === 'page' && reservedSlugs.has(slug)) return `“/${slug}” is another page of the site`
  if (kind === 'post' && (postCategoryIn(slug) || slug === 'rss'))
    return `“/blog/${slug}” is another page of the site`
  return null
}

/** Pages may only show what the site's settings name, because browsers are told to load nothing else. */
function outsideProblems(
  sections: readonly (
    | { kind: string }
    | { kind: 'frame'; address: string }
    | { kind: 'video'; service: string }
  )[],
  { content }: Pick<Site, 'content'>,
): DocumentProblem[] {
  const hosts: readonly string[] = content.frameHosts
  const services: readonly string[] = content.videoServices
  return sections.flatMap((section, index) => {
    if ('address' in section && !hosts.includes(new URL(section.address).hostname))
      return [
        {
          path: `sections[${index}].address`,
          message: 'its host isn’t one of the site’s content.frameHosts',
        },
      ]
    if ('service' in section && !services.includes(section.service))
      return [
        { path: `sections[${index}].service`, message: 'it isn’t one of the site’s content.videoServices' },
      ]
    return []
  })
}
