import type { Site } from '#sites/site.ts'

type Part = { heading: string; text: string }
type CoverWords = { title: string; text: string; parts: Part[] }

/** What a page about a cover says: the dealer’s own terms, or, where there are none, whom to ask. */
export function coverWords(
  path: string,
  service: Pick<Site['service'], 'warranty' | 'roadsideAssist'>,
): CoverWords {
  const isWarranty = path === '/warranty'
  const cover = isWarranty ? service.warranty : service.roadsideAssist
  const usual = isWarranty ? warranty : roadside
  return {
    title: cover?.title ?? usual.title,
    text: cover?.text ?? usual.text,
    parts: [...(cover?.facts ?? []).map(({ title, text }) => ({ heading: title, text })), ...usual.parts],
  }
}

const warranty: CoverWords = {
  title: 'Warranty',
  text: 'Tell us your vehicle and when it was bought. We tell you what is covered and what to do next.',
  parts: [
    {
      // Whoever speaks of a warranty may not give the impression that it is all a buyer has.
      heading: 'Your rights by law',
      text: 'Whatever a warranty says, it comes in addition to your rights under the Australian Consumer Law, and takes none of them away.',
    },
  ],
}

const roadside: CoverWords = {
  title: 'Roadside assist',
  text: 'For help with your vehicle, call us.',
  parts: [
    {
      heading: 'In danger',
      text: 'If you are stopped in a dangerous place, move away from traffic and call 000.',
    },
  ],
}
