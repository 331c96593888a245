import { MAX_PAGE_SIZE, type Request, DEFAULT_PAGE_SIZE } from './port.ts'

/** The part of a list that a page shows. */
export type Window = { readonly offset: number; readonly size: number }

/** An invalid page size or number gives a valid page. */
export function windowOf({ page = 1, size = DEFAULT_PAGE_SIZE }: Pick<Request, 'page' | 'size'>): Window {
  const wholeSize = Math.min(Math.max(Math.trunc(size) || 0, 0), MAX_PAGE_SIZE)
  const offset = (Math.max(Math.trunc(page) || 1, 1) - 1) * wholeSize
  return { offset: Math.min(offset, Number.MAX_SAFE_INTEGER), size: wholeSize }
}
