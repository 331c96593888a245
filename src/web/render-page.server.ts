import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/** After this time, the page is sent without the data that is still missing. */
export const DATA_TIMEOUT_MS = 5000

type Options = {
  nonce: string
  /** Called with a `Link` header of preloads, sent before the page. */
  onLink: (link: string) => void
  /** Called when part of the page fails after the rest has rendered. */
  onError: (error: unknown) => void
}

/**
 * Renders a page in one piece. No route defers data, so streaming would not send the top any sooner. In a busy process
 * every chunk of a stream waits its turn, and a page of fifty chunks then takes seconds.
 */
export function renderPage(
  page: ReactNode,
  { nonce, onLink, onError }: Options,
): Promise<Buffer<ArrayBuffer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer<ArrayBuffer>>()
  let hasShell = false
  const { pipe, abort } = renderToPipeableStream(page, {
    nonce,
    onShellReady() {
      hasShell = true
    },
    onAllReady() {
      clearTimeout(abortTimer)
      pipe(collector(resolve))
    },
    onShellError(error) {
      clearTimeout(abortTimer)
      reject(error)
    },
    onError(error) {
      if (hasShell) onError(error)
    },
    onHeaders(early) {
      // In Node the headers are a plain object, contrary to their type.
      const { Link: link } = early as unknown as { Link?: string }
      if (link) onLink(link)
    },
  })
  const abortTimer = setTimeout(() => abort(), DATA_TIMEOUT_MS + 1000)
  return promise
}

function collector(done: (whole: Buffer<ArrayBuffer>) => void) {
  const chunks: Buffer[] = []
  return new Writable({
    write(chunk: Buffer, _encoding, next) {
      chunks.push(chunk)
      next()
    },
    final(next) {
      done(Buffer.concat(chunks))
      next()
    },
  })
}
