import { z } from 'zod'
import { button, line, picture, sentences } from '../fields.ts'
import { formattedText } from '../formatted-text.ts'

const heading = line(120).optional().describe('The heading above it.')

export const hero = z
  .strictObject({
    kind: z.literal('hero'),
    heading: line(120).optional().describe('The large heading. Without one, the page’s title.'),
    text: sentences(400).optional().describe('A sentence or two below it.'),
    picture: picture.optional().describe('A picture beside it.'),
    buttons: z.array(button).max(2).optional().describe('What a visitor can do next.'),
  })
  .describe('The opening of a page: a large heading with a picture and up to two buttons.')

export const text = z
  .strictObject({
    kind: z.literal('text'),
    heading,
    text: formattedText.describe('The text.'),
    picture: picture.optional().describe('A picture beside it.'),
  })
  .describe('Text with headings, lists, links, pictures and tables.')

export const faq = z
  .strictObject({
    kind: z.literal('faq'),
    heading,
    questions: z
      .array(
        z.strictObject({
          question: line(200).describe('The question, as a customer asks it.'),
          answer: formattedText.describe('The answer.'),
        }),
      )
      .min(1)
      .max(60)
      .describe('The questions, the most common first.'),
  })
  .describe('Questions and answers that open one at a time. Search engines read them as an FAQ.')

export const table = z
  .strictObject({
    kind: z.literal('table'),
    heading,
    caption: line(200).describe('What the table shows, for screen readers too.'),
    columns: z.array(line(60)).min(1).max(8).describe('The heading of each column.'),
    rows: z
      .array(z.array(z.string().trim().max(200)))
      .min(1)
      .max(200)
      .describe('The rows, each with a value for every column.'),
  })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
    path: ['rows'],
    error: 'each row needs a value for every column',
  })
  .refine(({ columns }) => new Set(columns).size === columns.length, {
    path: ['columns'],
    error: 'give each column a heading of its own',
  })
  .describe('A table. On a phone, each row becomes a card.')

export const quote = z
  .strictObject({
    kind: z.literal('quote'),
    text: sentences(600).describe('What they said, word for word.'),
    name: line(80).describe('Who said it.'),
    role: line(120).optional().describe('Who they are, such as “Workshop manager”.'),
  })
  .describe('A quotation with the name of the person.')
