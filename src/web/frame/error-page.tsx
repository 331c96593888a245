import { href, isRouteErrorResponse } from 'react-router'
import { SearchBox } from './search-box.tsx'
import { stockAddress } from './stock-address.ts'
import { UNREACHED } from '../device/error-message-in.ts'
import { isUnreached } from './unreached.ts'
import './error-page.css'

/** Tells the visitor why there is no page, with links to continue. */
export type Explanation = { title: string; message: string; links?: PageLink[] }
type PageLink = { label: string; href: string }

export const pageNotFound: Explanation = {
  title: 'We can’t find that page',
  message: 'It may have moved, or there may be a typo in the address.',
}

const somethingWentWrong: Explanation = {
  title: 'Something went wrong',
  message: 'That’s our fault. Please try again in a moment, or get in touch with us.',
}

const unreached: Explanation = { title: 'No connection', message: UNREACHED }

export function explanationOf(error: unknown): Explanation {
  if (isUnreached(error)) return unreached
  if (!isRouteErrorResponse(error)) return somethingWentWrong
  if (isExplanation(error.data)) return error.data
  return error.status < 500 ? pageNotFound : somethingWentWrong
}

/** The page for an error, always with links to continue. It has no status if there was no response. */
export function ErrorPage({ status, explanation }: { status: number | null; explanation: Explanation }) {
  return (
    <div className="container section error-page">
      {status !== null && <p className="error-page__status">{status}</p>}
      <h1>{explanation.title}</h1>
      <p>{explanation.message}</p>
      <SearchBox label="Search our stock" />
      <ul className="link-row">
        {[...(explanation.links ?? []), ...defaultLinks].map(({ label, href }) => (
          <li key={href}>
            <a className="button button--quiet" href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

const defaultLinks: PageLink[] = [
  { label: 'See all stock', href: stockAddress() },
  { label: 'Home', href: href('/') },
  { label: 'Contact us', href: href('/contact') },
]

function isExplanation(data: unknown): data is Explanation {
  return typeof data === 'object' && data !== null && 'title' in data && 'message' in data
}
