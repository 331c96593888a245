import { z } from 'zod'

/** Email addresses and web pages where a vulnerability can be reported, best one first. */
export const securityContacts = z.string().transform((text, context) => {
  const contacts = text.split(',').map((part) => contactOf(part.trim()))
  if (contacts.every((contact) => contact !== null)) return contacts
  context.addIssue('must be email addresses or https:// pages, separated by commas')
  return z.NEVER
})

function contactOf(text: string) {
  const address = text.replace(/^mailto:/i, '')
  if (z.email().safeParse(address).success) return `mailto:${address}`
  return z.url({ protocol: /^https$/ }).safeParse(text).success ? text : null
}
