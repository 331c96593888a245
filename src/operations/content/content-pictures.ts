import { contentKindNames } from '#domain/content/content-kinds.ts'
import { formattedTextsIn } from '#domain/content/formatted-text.ts'
import type { TextReader } from '#integrations/markup/port.ts'
import type { ContentView } from './content-view.ts'

const known = new WeakMap<ContentView, ReadonlySet<string>>()

/** The addresses of every picture in a site's content, in its texts too. */
export function contentPictures(
  view: ContentView,
  textReader: Pick<TextReader, 'read'>,
): ReadonlySet<string> {
  const found =
    known.get(view) ?? new Set(contentKindNames.flatMap((kind) => sourcesIn(view.all(kind), textReader)))
  known.set(view, found)
  return found
}

function sourcesIn(items: readonly { body: unknown }[], textReader: Pick<TextReader, 'read'>): string[] {
  return items.flatMap(({ body }) => [
    ...fieldSources(body),
    ...formattedTextsIn(body).flatMap(({ text }) =>
      textReader.read(text).flatMap((block) => (block.kind === 'picture' ? [block.src] : [])),
    ),
  ])
}

/** The `src` of every picture field. */
function fieldSources(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldSources)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'src' && typeof item === 'string' ? [item] : fieldSources(item),
  )
}
