import type { ContentDocument } from '#demo/content/content-document.ts'
import { saveContent } from '#operations/content/edit-content.ts'
import type { Dealership } from '#operations/sites/dealership.ts'

/** Publishes documents on a dealer’s site, long enough ago to be live. */
export async function publish(dealer: Dealership, documents: readonly ContentDocument[]): Promise<void> {
  for (const { kind, slug, body } of documents) {
    const saved = await saveContent({ kind, slug }, body, { by: 'a test', liveFrom: new Date(0) }, dealer)
    if (saved.outcome === 'refused') throw new Error(JSON.stringify(saved.problems))
  }
}

/** A page with one text. */
export function pageCalled(slug: string, text: string): Parameters<typeof publish>[1][number] {
  return { kind: 'page', slug, body: { title: slug, description: text, sections: [{ kind: 'text', text }] } }
}
