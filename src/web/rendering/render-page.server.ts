import { tracingChannel } from 'node:diagnostics_channel'
import { text } from 'node:stream/consumers'
import { PassThrough } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'

/** After this time, the page is sent without the parts that are still missing. A second longer than its data may take. */
const PATIENCE_MS = 6000

type Options = {
  nonce: string
  /** Called for each part of the page that fails while the rest renders. The error of a whole page is thrown. */
  onError: (error: unknown) => void
}

/**
 * Renders a page in one piece. No route defers data, so streaming would not send the top any sooner, and a string takes React
 * half the time of a stream. Only a page whose code is still being loaded, once after the start, is rendered again as one.
 */
export function renderPage(page: ReactNode, options: Options): Promise<string> {
  return renders.tracePromise(() => {
    const html = renderAtOnce(page)
    return html === null ? renderPatiently(page, options) : Promise.resolve(html)
  }, {})
}

/** Announces each page to anyone who traces it. */
const renders = tracingChannel('forecourt:render')

/** Returns `null` where something is not loaded, or fails: rendered patiently, it has its error reported. */
function renderAtOnce(page: ReactNode): string | null {
  try {
    const html = renderToString(page)
    // A stream starts with the document type, a string doesn’t.
    return html.includes(LEFT_TO_BROWSER) ? null : `<!DOCTYPE html>${html}`
  } catch {
    return null
  }
}

/** React’s mark for what it gave up. */
const LEFT_TO_BROWSER = '<!--$!-->'

function renderPatiently(page: ReactNode, { nonce, onError }: Options): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const errors: unknown[] = []
  const { pipe, abort } = renderToPipeableStream(page, {
    nonce,
    onAllReady() {
      clearTimeout(patience)
      for (const error of errors) onError(error)
      resolve(text(pipe(new PassThrough())))
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
