import { MOST_ON_A_PAGE, type Request, DEFAULT_PAGE_SIZE } from './port.ts'

/** Which part of a list is shown. */
export type Window = { readonly offset: number; readonly size: number }

/** A page size or number that makes no sense gives a sensible page. */
export function windowOf({ page = 1, size = DEFAULT_PAGE_SIZE }: Pick<Request, 'page' | 'size'>): Window {
  const wholeSize = Math.min(Math.max(Math.trunc(size) || 0, 0), MOST_ON_A_PAGE)
  const offset = (Math.max(Math.trunc(page) || 1, 1) - 1) * wholeSize
  return { offset: Math.min(offset, Number.MAX_SAFE_INTEGER), size: wholeSize }
}
