import { expect, test } from 'vitest'
import { z } from 'zod'
import { problemsOf } from './document-problems.ts'
import { plainMessage } from './plain-message.ts'

const schema = z.strictObject({
  name: z.string().min(1).max(120),
  note: z.string().min(3),
  email: z.email(),
  days: z.int().min(1).max(90),
  rate: z.number().gt(0),
  theme: z.strictObject({}),
  open: z.boolean(),
  template: z.enum(['yard', 'showroom']),
  kind: z.literal('page'),
  menu: z.array(z.string()).min(1).max(2),
  price: z.discriminatedUnion('kind', [z.object({ kind: z.literal('from') })]),
  body: z.union([z.string(), z.array(z.string())]),
  status: z.union([z.literal(301), z.literal(302)]),
  colour: z.string().regex(/^#/, { error: 'use a colour such as #1a4d8f' }),
})

const valid = {
  name: 'Harbour Motors',
  note: 'yes',
  email: 'sales@harbour.example',
  days: 14,
  rate: 1,
  theme: {},
  open: true,
  template: 'yard',
  kind: 'page',
  menu: ['Cars'],
  price: { kind: 'from' },
  body: 'SUV',
  status: 301,
  colour: '#1a4d8f',
}

test.each([
  ['name', undefined, 'is missing'],
  ['name', 5, 'use text, such as "abc", not a number'],
  ['name', ['Harbour'], 'use text, such as "abc", not a list'],
  ['name', '', 'can’t be empty'],
  ['name', 'x'.repeat(121), 'use at most 120 characters'],
  ['note', 'no', 'use at least 3 characters'],
  ['email', 'sales', 'use an email address such as sales@dealer.example'],
  ['days', '14', 'use a number, without quotes, not text'],
  ['days', 1.5, 'use a whole number'],
  ['days', 0, 'use 1 or more'],
  ['days', 91, 'use 90 or less'],
  ['rate', 0, 'use more than 0'],
  ['theme', null, 'use a section in braces, { … }, not null'],
  ['open', 'yes', 'use true or false, without quotes, not text'],
  ['template', 'fancy', 'use one of "yard", "showroom"'],
  ['template', undefined, 'is missing: use one of "yard", "showroom"'],
  ['kind', 'post', 'use "page"'],
  ['menu', {}, 'use a list in square brackets, [ … ], not a section'],
  ['menu', [], 'list at least 1'],
  ['menu', ['a', 'b', 'c'], 'list at most 2'],
  ['body', 5, 'use text, such as "abc", not a number, or use a list in square brackets, [ … ], not a number'],
  ['body', undefined, 'is missing'],
  ['status', 303, 'use 301, or use 302'],
  ['colour', 'red', 'use a colour such as #1a4d8f'],
])('OPS-01 a wrong value of %s (%j) is refused with what to do: %s', (field, value, message) => {
  const read = schema.safeParse({ ...valid, [field]: value }, { error: plainMessage })
  const problems = read.success ? [] : read.error.issues.flatMap((issue) => problemsOf(issue))

  expect(problems).toEqual([{ path: field, message }])
})

test('OPS-01 a section of an unknown kind is refused with the kinds there are', () => {
  const read = schema.safeParse({ ...valid, price: { kind: 'exact' } }, { error: plainMessage })

  expect(read.error?.issues).toMatchObject([{ path: ['price', 'kind'], message: 'use "from"' }])
})
