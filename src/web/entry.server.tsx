import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { PageStylesContext } from './frame/page-styles.tsx'
import { themeCss } from './frame/theme-css.ts'
import { dealershipContext, requestFactsContext } from './request-context.ts'
import { loadTemplateParts } from './templates/load-template-parts.ts'
import { stylePartsOf } from './style-parts/style-parts.ts'
import { pageCss } from './templates/template-css.server.ts'
import { TemplatePartsContext } from './templates/template-parts-context.ts'

/** After this long, what has not arrived is given up and the page is sent without it. */
export const streamTimeout = 5000

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  page: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const { nonce, report } = context.get(requestFactsContext)
  const { site } = context.get(dealershipContext)
  const styleParts = stylePartsOf(page.staticHandlerContext.matches.map(({ route }) => route.handle))
  const css = pageCss(site.template, styleParts) + themeCss(site)
  const parts = await loadTemplateParts(site.template)
  // People read the top of a page while the rest arrives; a search engine wants all of it at once.
  const readyWhen = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady'

  return new Promise((resolve, reject) => {
    let started = false
    const giveUp = setTimeout(() => abort(), streamTimeout + 1000)
    const { pipe, abort } = renderToPipeableStream(
      <PageStylesContext value={{ css, parts: styleParts, nonce }}>
        <TemplatePartsContext value={parts}>
          <ServerRouter context={page} url={request.url} nonce={nonce} />
        </TemplatePartsContext>
      </PageStylesContext>,
      {
        nonce,
        [readyWhen]() {
          started = true
          const body = new PassThrough({
            // The timer holds on to the whole page, so it must not outlive it.
            final(done) {
              clearTimeout(giveUp)
              done()
            },
          })
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
          pipe(body)
        },
        onHeaders(early) {
          // Node's renderer hands over a plain object, whatever its type says.
          const { Link: link } = early as unknown as { Link?: string }
          if (link) headers.append('link', link)
        },
        onShellError(error) {
          clearTimeout(giveUp)
          reject(error)
        },
        onError(error) {
          if (started && !request.signal.aborted) report(error, 'A part of a page failed')
        },
      },
    )
  })
}
