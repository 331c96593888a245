import type { Site } from '#sites/site.ts'

type Part = { heading: string; text: string }
type CoverText = { title: string; text: string; parts: Part[] }

/** The text of a warranty or roadside page: the dealer’s own terms, or a default that asks the visitor to get in touch. */
export function coverText(
  path: string,
  service: Pick<Site['service'], 'warranty' | 'roadsideAssist'>,
): CoverText {
  const isWarranty = path === '/warranty'
  const cover = isWarranty ? service.warranty : service.roadsideAssist
  const defaults = isWarranty ? warranty : roadside
  return {
    title: cover?.title ?? defaults.title,
    text: cover?.text ?? defaults.text,
    parts: [...(cover?.facts ?? []).map(({ title, text }) => ({ heading: title, text })), ...defaults.parts],
  }
}

const warranty: CoverText = {
  title: 'Warranty',
  text: 'Tell us about your vehicle and when you bought it. We’ll tell you what’s covered and what to do next.',
  parts: [
    {
      // A page about a warranty must not suggest that the warranty is a buyer's only protection.
      heading: 'Your rights under the law',
      text: 'Whatever a warranty says, it comes in addition to your rights under the Australian Consumer Law, and takes none of them away.',
    },
  ],
}

const roadside: CoverText = {
  title: 'Roadside assist',
  text: 'For help with your vehicle, call us.',
  parts: [
    {
      heading: 'If you’re in danger',
      text: 'If you’re stopped in a dangerous place, move away from traffic and call 000.',
    },
  ],
}
