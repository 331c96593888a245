import { data } from 'react-router'
import { pageNotFound } from './error-page.tsx'

/** Catches every address without a page. */
export function loader() {
  throw data(pageNotFound, { status: 404 })
}

export const action = loader

/** Never rendered, but without it React Router wouldn't show the error page. */
export default function Nothing() {
  return null
}
