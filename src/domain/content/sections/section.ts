import { z } from 'zod'
import { form, locations, models, offers, people, positions, posts, stock } from './list-sections.ts'
import { banner, frame, pictures, tiles, video } from './picture-sections.ts'
import { faq, hero, quote, table, text } from './word-sections.ts'

/** In the order of their documentation. */
const sections = [
  hero,
  text,
  pictures,
  tiles,
  video,
  stock,
  models,
  offers,
  posts,
  people,
  positions,
  faq,
  form,
  locations,
  table,
  quote,
  banner,
  frame,
] as const

const kinds = sections.map(({ shape: { kind } }) => kind.value)

/** A section of a page. */
export const section = z.discriminatedUnion('kind', sections, {
  error: ({ code }) =>
    code === 'invalid_union' ? `there is no such section; its kind can be ${kinds.join(', ')}` : undefined,
})

export type Section = z.output<typeof section>
export type SectionKind = Section['kind']
export type SectionOf<Kind extends SectionKind> = Extract<Section, { kind: Kind }>
