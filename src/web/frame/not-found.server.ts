import { data, redirect } from 'react-router'
import { redirectFrom } from '#domain/content/redirects.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import { type Explanation, pageNotFound } from './error-page.tsx'

/** What to throw at an address without a page: the dealer’s redirect, or the page that says so (RNG-05). */
export async function notFound(
  { pathname }: Pick<URL, 'pathname'>,
  { content }: Pick<PublicDealership, 'content'>,
  explanation: Explanation = pageNotFound,
): Promise<unknown> {
  const list = (await content()).find('redirects', 'redirects')
  const found = list && redirectFrom(pathname, list.body.redirects)
  return found ? redirect(found.to, found.status) : data(explanation, { status: 404 })
}
