import { data } from 'react-router'
import { pageNotFound } from './error-page.tsx'

/** Whatever has no page of its own. */
export function loader() {
  throw data(pageNotFound, { status: 404 })
}

export const action = loader

/** Never shown; with it, what cannot be found is told in a page. */
export default function Nothing() {
  return null
}
