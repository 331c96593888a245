import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/** After this long, what isn't there is given up and the page is sent without it. */
export const DATA_PATIENCE_MS = 5000

type Options = {
  nonce: string
  /** Preloads that the browser should know of before it reads the page. */
  onLink: (link: string) => void
  /** A part of the page failed after the rest of it could be drawn. */
  onError: (error: unknown) => void
}

/**
 * Draws a page in one piece. No route defers anything, so a stream would bring its top no sooner; but every chunk of a
 * stream waits its turn in a busy process, and a page of fifty chunks then takes seconds.
 */
export function wholePage(
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
      clearTimeout(giveUp)
      pipe(collector(resolve))
    },
    onShellError(error) {
      clearTimeout(giveUp)
      reject(error)
    },
    onError(error) {
      if (hasShell) onError(error)
    },
    onHeaders(early) {
      // Node's renderer hands over a plain object, whatever its type says.
      const { Link: link } = early as unknown as { Link?: string }
      if (link) onLink(link)
    },
  })
  const giveUp = setTimeout(() => abort(), DATA_PATIENCE_MS + 1000)
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
