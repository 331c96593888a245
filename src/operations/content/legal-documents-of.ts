import type { FixedPage } from '#domain/content/content-address.ts'
import type { PageBody } from '#domain/content/content-kinds.ts'
import type { LegalDocuments } from '#domain/enquiries/consent/legal-documents.ts'
import { plainPageText } from '#domain/rich-text/page-text.ts'
import { defaultPage } from '#sites/default-pages/default-page.ts'
import type { Dealership } from '../sites/dealership.ts'

type Desk = Pick<Dealership, 'site' | 'content' | 'textReader'>

/** The words of the legal pages that visitors of a site can read now. */
export async function legalDocumentsOf(desk: Desk): Promise<LegalDocuments> {
  const view = await desk.content()
  const wordsOf = (slug: FixedPage) =>
    pageWords(view.find('page', slug)?.body ?? defaultPage(slug, desk.site), desk)
  return { terms: wordsOf('terms-and-conditions'), privacy: wordsOf('privacy-policy') }
}

function pageWords({ title, sections }: PageBody, { textReader }: Pick<Desk, 'textReader'>) {
  const parts = sections.flatMap((section): (string | undefined)[] => {
    if (section.kind === 'hero') return [section.heading, section.text]
    if (section.kind === 'faq')
      return section.questions.map(({ question, answer }) => `${question} ${wordsIn(answer)}`)
    return section.kind === 'text' ? [section.heading, wordsIn(section.text)] : []
  })
  return [title, ...parts].filter((part) => part !== undefined).join('\n\n')

  function wordsIn(text: Parameters<typeof textReader.read>[0]) {
    return textReader
      .read(text)
      .map((block) => plainPageText([block]))
      .join('\n\n')
  }
}
