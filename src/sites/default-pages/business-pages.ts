import type { FixedPage } from '#domain/content/content-address.ts'
import type { ContentInput } from '#domain/content/content-kinds.ts'
import type { ContentForm } from '#domain/content/sections/list-sections.ts'
import type { Site } from '../site.ts'

type Page = (site: Site) => ContentInput<'page'>

/** The pages about the business: a sentence, and a form to ask for more. */
export const businessPages = {
  'about-us': (site) => ({
    title: 'About us',
    description: `Who we are, where to find us and when we’re open. ${site.name}.`.slice(0, 300),
    sections: [
      { kind: 'hero', text: site.description ?? 'Ask us anything, or come in and see for yourself.' },
      { kind: 'locations', heading: 'Where to find us' },
      { kind: 'form' },
    ],
  }),
  careers: asking(
    'careers',
    'Careers',
    'Tell us what you do and where you’d like to work with us.',
    'Tell us about yourself',
  ),
  fleet: asking(
    'fleet',
    'Fleet',
    'Tell us how many vehicles your business needs and what for. Our fleet team will send you prices.',
    'Ask our fleet team',
  ),
  'diamond-advantage': asking(
    'general',
    'Diamond Advantage',
    'Ask us what Diamond Advantage covers and which vehicles come with it.',
  ),
  faqs: asking(
    'general',
    'Frequently asked questions',
    'Got a question? Ask us, and the right person will get back to you.',
  ),
} satisfies Partial<Record<FixedPage, Page>>

function asking(form: ContentForm, title: string, text: string, heading = 'Make an enquiry'): Page {
  return ({ name }) => ({
    title,
    description: `${text} ${name}.`.slice(0, 300),
    sections: [
      { kind: 'hero', text },
      { kind: 'form', form, heading },
      { kind: 'locations', heading: 'How to reach us' },
    ],
  })
}
