import { FeedMapping } from '#domain/feeds/feed-mapping.ts'
import { type DocumentProblem, problemsOf } from '../sites/document-problems.ts'
import { plainMessage } from '../sites/plain-message.ts'

/** Validates a mapping document. An invalid one is refused with the path of each wrong field. */
export function readMapping(
  document: unknown,
):
  | { outcome: 'right'; mapping: FeedMapping; mappingText: string }
  | { outcome: 'refused'; problems: DocumentProblem[] } {
  const read = parsed(document)
  if (!read) return { outcome: 'refused', problems: [{ path: '', message: 'this is nested too deeply' }] }
  if (read.success) return { outcome: 'right', mapping: read.data, mappingText: JSON.stringify(document) }
  return { outcome: 'refused', problems: read.error.issues.flatMap((issue) => problemsOf(issue)) }
}

/** `null` when the conditions are nested too deeply to parse. */
function parsed(document: unknown) {
  try {
    return FeedMapping.safeParse(document, { error: plainMessage })
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
