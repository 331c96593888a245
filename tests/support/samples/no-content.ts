import { pageTextReader } from '#integrations/markup/page-text-reader.ts'
import { contentView } from '#operations/content/content-view.ts'
import { silentLog } from '../server/silent-log.ts'

/** The content of a dealer who has none. */
export const noContent = {
  content: () => Promise.resolve(contentView([], { log: silentLog })),
  textReader: pageTextReader(),
}
