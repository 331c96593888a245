import { tracingChannel } from 'node:diagnostics_channel'
import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/** After this time, the page is sent without the parts that are still missing. A second longer than its data may take. */
const PATIENCE_MS = 6000

type Options = {
  nonce: string
  /** Called for each part of the page that fails while the rest renders. The error of a whole page is thrown. */
  onError: (error: unknown) => void
}

/**
 * Renders a whole page as UTF-8, in the parts of four kilobytes that React fills. No route defers data, so sending its top
 * first would not help. As a string, a page costs more than its rendering: React appends twenty thousand pieces to it, and the
 * first search in it, or its encoding, copies them all into half a megabyte that is allocated and freed for each page.
 */
export function renderPage(page: ReactNode, options: Options): Promise<Buffer[]> {
  return renders.tracePromise(() => render(page, options), {})
}

/** Announces each page to anyone who traces it. */
const renders = tracingChannel('forecourt:render')

function render(page: ReactNode, { nonce, onError }: Options) {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer[]>()
  const errors: unknown[] = []
  const { pipe, abort } = renderToPipeableStream(page, {
    nonce,
    // Nothing is sent before the page is complete, so no part of it has to wait in a hidden element for a script to move it.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady() {
      clearTimeout(patience)
      for (const error of errors) onError(error)
      pipe(whole(resolve))
    },
    onShellError(error) {
      clearTimeout(patience)
      reject(error)
    },
    onError(error) {
      errors.push(error)
    },
  })
  const patience = setTimeout(() => abort(), PATIENCE_MS)
  return promise
}

/** Never full, so React writes the whole page in one go. */
function whole(onEnd: (parts: Buffer[]) => void) {
  const parts: Buffer[] = []
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(part: Buffer, _encoding, done) {
      parts.push(part)
      done()
    },
    final(done) {
      onEnd(parts)
      done()
    },
  })
}
