import { tracingChannel } from 'node:diagnostics_channel'
import { EventEmitter } from 'node:events'
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
      pipe(new WholePage(resolve, reject))
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

/**
 * Takes all parts of a page. It is never full, so React writes them in one go. A `Writable` of Node would stay in memory until a full
 * garbage collection, and with it all that it refers to: the page, and what React made of it.
 */
class WholePage extends EventEmitter implements NodeJS.WritableStream {
  readonly writable = true
  readonly #parts: Buffer[] = []
  readonly #onEnd: (parts: Buffer[]) => void
  /** React calls it if the page can’t be written. */
  readonly destroy: (error: unknown) => void

  constructor(onEnd: (parts: Buffer[]) => void, onError: (error: unknown) => void) {
    super()
    this.#onEnd = onEnd
    this.destroy = onError
  }

  /** React writes long texts as they are. */
  write(part: Uint8Array | string): boolean {
    this.#parts.push(
      typeof part === 'string'
        ? Buffer.from(part)
        : Buffer.from(part.buffer, part.byteOffset, part.byteLength),
    )
    return true
  }

  end(): this {
    this.#onEnd(this.#parts)
    return this
  }
}
