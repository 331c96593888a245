import { z } from 'zod'
import {
  button,
  day,
  endsAfterItStarts,
  endsTooEarly,
  line,
  link,
  period,
  picture,
  sentences,
  stockSearch,
} from './fields.ts'
import { formattedText } from './formatted-text.ts'
import { postCategories } from './post-categories.ts'
import { redirectList } from './redirects.ts'
import { section } from './sections/section.ts'
import { accessoryDocument } from '../catalogue/accessory-document.ts'
import { modelDocument } from '../range/model-document.ts'

const page = z
  .strictObject({
    title: line(120).describe('The title of the page.'),
    description: sentences(300).describe('The page in a sentence, for search engines.'),
    sections: z
      .array(section)
      .min(1)
      .max(40)
      .refine(
        (sections) => sections.filter(({ kind }) => kind === 'form').length <= 1,
        'a page can have one form',
      )
      .refine(
        (sections) => sections.every(({ kind }, index) => kind !== 'hero' || index === 0),
        'a hero can only be the first section',
      )
      .describe('The sections of the page, in order.'),
  })
  .describe('A page of the site.')

const post = z
  .strictObject({
    title: line(120).describe('The headline.'),
    summary: sentences(300)
      .optional()
      .describe('The post in a sentence or two. Without one, its opening words.'),
    category: z.enum(postCategories).default('news').describe('The category.'),
    author: line(80).optional().describe('Who wrote it.'),
    day: day.describe('The date of the post. It is hidden until then.'),
    picture: picture.optional().describe('The picture at its top and in lists.'),
    text: formattedText.describe('The text.'),
    link: link.optional().describe('A link to more.'),
    stock: stockSearch.optional().describe('A search for vehicles that the post is about.'),
  })
  .describe('A post of the blog.')

const offer = z
  .strictObject({
    title: line(120).describe('The name of the offer.'),
    summary: sentences(400).describe('The offer in a sentence or two.'),
    text: formattedText.optional().describe('More about it.'),
    conditions: sentences(3000).optional().describe('The terms and conditions, shown with the offer.'),
    isSpecial: z.boolean().default(false).describe('Lists it among the special offers too.'),
    picture: picture.optional().describe('A picture of what is on offer.'),
    link: link.optional().describe('Where its button goes. Without one, to the enquiry form of its page.'),
    stock: stockSearch.optional().describe('A search for the vehicles that it applies to.'),
    ...period,
  })
  .refine(endsAfterItStarts, endsTooEarly)
  .describe('An offer, on its days only.')

const popup = z
  .strictObject({
    title: line(80).describe('The title.'),
    description: sentences(400).describe('The message.'),
    picture: picture.optional().describe('A picture above it.'),
    button: button.optional().describe('Its button.'),
    ...period,
  })
  .refine(endsAfterItStarts, endsTooEarly)
  .describe(
    'A message that opens over the home page and pages of content until a visitor closes it. Each device remembers that.',
  )

const banner = z
  .strictObject({
    picture: picture
      .refine(({ alt }) => alt !== '', { path: ['alt'], error: 'describe what the picture says' })
      .describe('The picture, which carries the whole message.'),
    link: link.optional().describe('Where it goes.'),
    ...period,
  })
  .refine(endsAfterItStarts, endsTooEarly)
  .describe('A promotional picture on the home page and among the offers, on its days only.')

/** Every kind of content document: its schema, and the slug of a kind that has one document only. */
export const contentKinds = {
  page: { schema: page, onlySlug: null },
  post: { schema: post, onlySlug: null },
  offer: { schema: offer, onlySlug: null },
  popup: { schema: popup, onlySlug: null },
  banner: { schema: banner, onlySlug: null },
  model: { schema: modelDocument, onlySlug: null },
  accessory: { schema: accessoryDocument, onlySlug: null },
  redirects: { schema: redirectList, onlySlug: 'redirects' },
} as const

export type ContentKind = keyof typeof contentKinds
export type ContentBody<Kind extends ContentKind = ContentKind> = z.output<
  (typeof contentKinds)[Kind]['schema']
>
/** A body as people write it: defaults left out, Markdown as a plain string. */
export type ContentInput<Kind extends ContentKind = ContentKind> = z.input<
  (typeof contentKinds)[Kind]['schema']
>
export type PageBody = ContentBody<'page'>

export const contentKindNames = Object.keys(contentKinds).filter(isContentKind)

export function isContentKind(name: string): name is ContentKind {
  return Object.hasOwn(contentKinds, name)
}
