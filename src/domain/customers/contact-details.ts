import { regexes } from 'zod'
import { storableText } from '../shared/storable-text.ts'

const MAX_NAME_LENGTH = 100
/** The longest address that mail servers accept (RFC 5321). */
const MAX_EMAIL_LENGTH = 254

type Details = { name: string | null; email: string | null }

/** Reads what a customer says about themselves. Both are optional: an empty one is stored as none. */
export function readContactDetails(
  typed: Record<'name' | 'email', string>,
): { details: Details } | { errors: { field: string; message: string }[] } {
  const [name, email] = [oneLine(typed.name), oneLine(typed.email)]
  const errors = [
    ...(name.length > MAX_NAME_LENGTH ? [{ field: 'name', message: 'Use at most 100 characters.' }] : []),
    ...(email === '' || isEmail(email)
      ? []
      : [{ field: 'email', message: 'Please enter an email address, such as name@example.com.' }]),
  ]
  return errors.length > 0 ? { errors } : { details: { name: name || null, email: email || null } }
}

function isEmail(text: string) {
  return text.length <= MAX_EMAIL_LENGTH && regexes.email.test(text)
}

function oneLine(text: string) {
  return storableText(text).replaceAll(/\s+/g, ' ').trim()
}
