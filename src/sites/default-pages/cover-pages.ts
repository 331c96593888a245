import type { FixedPage } from '#domain/content/content-address.ts'
import type { ContentInput } from '#domain/content/content-kinds.ts'
import { legalMarkdown, type LegalPart } from '#domain/legal/legal-part.ts'
import type { Site } from '../site.ts'

type Page = (site: Site) => ContentInput<'page'>
type Cover = Site['service']['warranty']

/** The warranty and roadside pages: the dealer’s own terms from the settings, or how to ask. */
export const coverPages = {
  warranty: (site) =>
    coverPage(site, site.service.warranty, {
      title: 'Warranty',
      text: 'Tell us about your vehicle and when you bought it. We’ll tell you what’s covered and what to do next.',
      // A page about a warranty must not suggest that the warranty is a buyer's only protection.
      part: {
        heading: 'Your rights under the law',
        text: 'Whatever a warranty says, it comes in addition to your rights under the Australian Consumer Law, and takes none of them away.',
      },
    }),
  'roadside-assist': (site) =>
    coverPage(site, site.service.roadsideAssist, {
      title: 'Roadside assist',
      text: 'For help with your vehicle, call us.',
      part: {
        heading: 'If you’re in danger',
        text: 'If you’re stopped in a dangerous place, move away from traffic and call 000.',
      },
    }),
} satisfies Partial<Record<FixedPage, Page>>

type Default = { title: string; text: string; part: LegalPart }

function coverPage(site: Site, cover: Cover, { title, text, part }: Default): ContentInput<'page'> {
  const facts = (cover?.facts ?? []).map((fact) => ({ heading: fact.title, text: fact.text }))
  return {
    title: cover?.title ?? title,
    description: `${cover?.text ?? text} ${site.name}.`.slice(0, 300),
    sections: [
      { kind: 'hero', text: cover?.text ?? text },
      { kind: 'text', text: legalMarkdown([...facts, part]) },
      { kind: 'form', form: 'service' },
      { kind: 'locations', heading: 'How to reach us' },
    ],
  }
}
