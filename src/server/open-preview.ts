import { PREVIEW, previewedTime } from '#operations/content/preview-content.ts'
import type { Dealership } from '#operations/sites/dealership.ts'

type Preview =
  | { outcome: 'open'; dealership: Dealership }
  | { outcome: 'expired'; /** The same page as visitors see it. */ address: string }

/** No cache and no search engine may keep what only the holder of a link may see. */
export const previewHeaders = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

/** The dealership as the preview link of this request shows it; `null` for every other request. */
export async function openPreview(request: Request, dealership: Dealership): Promise<Preview | null> {
  const url = new URL(request.url)
  const token = url.searchParams.get(PREVIEW)
  if (token === null) return null
  const at = await previewedTime(token, dealership)
  if (at === null) {
    url.searchParams.delete(PREVIEW)
    return { outcome: 'expired', address: url.href }
  }
  const view = await dealership.contentPreview(at)
  return { outcome: 'open', dealership: { ...dealership, content: () => Promise.resolve(view) } }
}
