import type { z } from 'zod'

type Issue = z.core.$ZodRawIssue

/**
 * Says in plain words what a value has to be, where its schema has no message of its own. It is for people who edit
 * JSON by hand. `undefined` leaves the message to the library.
 */
export function plainMessage(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue.expected, issue.input)
    case 'invalid_value':
      return oneOf(issue.values, issue.input)
    case 'invalid_union':
      return anyOf(issue)
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'invalid_format':
      return issue.format === 'email' ? 'use an email address such as sales@dealer.example' : undefined
    default:
      return undefined
  }
}

function oneOf(values: readonly unknown[], input: unknown) {
  const listed = values.map((value) => JSON.stringify(value)).join(', ')
  return `${input === undefined ? 'is missing: ' : ''}use ${values.length === 1 ? listed : `one of ${listed}`}`
}

function anyOf({ input, options, errors }: Extract<Issue, { code: 'invalid_union' }>) {
  if (Array.isArray(options)) return oneOf(options, input)
  if (input === undefined) return 'is missing'
  const messages = new Set(errors.flatMap(([first]) => first?.message ?? []))
  return messages.size === 0 ? undefined : [...messages].join(', or ')
}

function wrongType(expected: string, input: unknown) {
  if (input === undefined) return 'is missing'
  const wanted = wantedTypes[expected]
  if (wanted === undefined) return undefined
  return expected === 'int' && typeof input === 'number' ? wanted : `${wanted}, not ${typeName(input)}`
}

const wantedTypes: Record<string, string> = {
  string: 'use text, such as "abc"',
  number: 'use a number, without quotes',
  int: 'use a whole number',
  boolean: 'use true or false, without quotes',
  array: 'use a list in square brackets, [ … ]',
  object: 'use a section in braces, { … }',
  record: 'use a section in braces, { … }',
}

function typeName(input: unknown) {
  if (input === null) return 'null'
  if (Array.isArray(input)) return 'a list'
  return (
    { string: 'text', number: 'a number', boolean: 'true or false' }[typeof input as string] ?? 'a section'
  )
}

function tooSmall({ origin, minimum, inclusive }: Extract<Issue, { code: 'too_small' }>) {
  if (origin === 'string')
    return Number(minimum) === 1 ? 'can’t be empty' : `use at least ${minimum} characters`
  if (origin === 'array') return `list at least ${minimum}`
  return inclusive ? `use ${minimum} or more` : `use more than ${minimum}`
}

function tooBig({ origin, maximum, inclusive }: Extract<Issue, { code: 'too_big' }>) {
  if (origin === 'string') return `use at most ${maximum} characters`
  if (origin === 'array') return `list at most ${maximum}`
  return inclusive ? `use ${maximum} or less` : `use less than ${maximum}`
}
