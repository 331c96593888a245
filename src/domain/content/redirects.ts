import { z } from 'zod'
import { isOwnAddress } from '../shared/safe-link.ts'
import { withoutTrailingSlashes } from '../shared/trailing-slashes.ts'

const MAX_REDIRECTS = 5000
const OLD = 'from'
const NEW = 'to'

const path = z
  .string()
  .refine(
    (from) => from !== '/' && isOwnAddress(from) && !/[?#]/.test(from),
    'use a path on this site without a query, such as /old-page',
  )

const target = z
  .string()
  .refine(
    (to) => isOwnAddress(to) || (/^https:\/\/[\x21-\x7e]+$/.test(to) && URL.canParse(to)),
    'use a path on this site or an https:// address',
  )

const redirect = z.strictObject({
  from: path.describe('The path that no longer has a page.'),
  to: target.describe('Where it leads now.'),
  status: z
    .union([z.literal(301), z.literal(302)])
    .default(301)
    .describe('301 if it has moved for good, 302 for now.'),
})

export type Redirect = z.output<typeof redirect>

/** The redirects of a site, checked together. */
export const redirectList = z
  .strictObject({ redirects: z.array(redirect).max(MAX_REDIRECTS).describe('The redirects.') })
  .check(({ value: { redirects }, issues }) => {
    const problem = (index: number, field: string, message: string) =>
      issues.push({ code: 'custom', path: ['redirects', index, field], message, input: redirects[index] })
    const targets = new Map<string, string>()
    for (const [index, { from, to }] of redirects.entries()) {
      if (targets.has(pathKey(from))) problem(index, OLD, 'this path is in the list twice')
      targets.set(pathKey(from), to)
    }
    for (const [index, { from }] of redirects.entries()) {
      if (leadsBack(from, targets)) problem(index, NEW, 'this leads back to where it started')
    }
  })
  .describe('Old paths and where they lead now. They only apply to paths without a page.')

/** The redirect of a path, or `null`. A trailing slash or capitals make no difference. */
export function redirectFrom(wanted: string, redirects: readonly Redirect[]): Redirect | null {
  const key = pathKey(wanted)
  return redirects.find(({ from }) => pathKey(from) === key) ?? null
}

function leadsBack(from: string, targets: ReadonlyMap<string, string>) {
  const start = pathKey(from)
  const seen = new Set<string>()
  for (let at = targets.get(start); at !== undefined && isOwnAddress(at);) {
    const key = pathKey(at)
    if (key === start) return true
    if (seen.has(key)) return false
    seen.add(key)
    at = targets.get(key)
  }
  return false
}

function pathKey(address: string) {
  const [path = ''] = address.split(/[?#]/)
  return withoutTrailingSlashes(path.toLowerCase())
}
