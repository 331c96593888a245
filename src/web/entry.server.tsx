import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { PageStylesContext } from './styles/page-styles.tsx'
import { pageStylesheets } from './styles/page-stylesheets.server.ts'
import { themeCss } from './frame/theme-css.ts'
import { setPageHashes } from './shared-page/page-hashes.ts'
import { sealPage } from './shared-page/seal-page.server.ts'
import { sharedContext } from './shared-page/note-shared.server.ts'
import { dealershipContext, requestFactsContext } from './request/request-context.ts'
import { loadTemplateParts } from './templates/load-template-parts.ts'
import { handOverData } from './rendering/hand-over-data.server.ts'
import { leaveBody } from './rendering/whole-body.ts'
import { renderPage } from './rendering/render-page.server.ts'
import { fontCss } from './templates/template-fonts.server.ts'
import { TemplatePartsProvider } from './templates/template-parts-provider.tsx'

/** React Router reads this export and stops waiting for data after this time. */
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

  const { nonce, report, mayShare } = context.get(requestFactsContext)
  const { site } = context.get(dealershipContext)
  const routes = page.staticHandlerContext.matches.map(({ route }) => route)
  const { css, files } = pageStylesheets(site.template, routes, page.manifest)
  const styles = { css: fontCss(site.template) + css + themeCss(site), files, nonce }
  const parts = await loadTemplateParts(site.template)
  let isWhole = true
  const data = await handOverData(page, nonce)
  const start = performance.now()
  const rendered = await renderPage(
    <PageStylesContext value={styles}>
      <TemplatePartsProvider parts={parts}>
        <ServerRouter context={data.context} url={request.url} nonce={nonce} />
      </TemplatePartsProvider>
    </PageStylesContext>,
    {
      nonce,
      onError: (error) => {
        isWhole = false
        if (!request.signal.aborted) report(error, 'Part of a page failed to render')
      },
    },
  )
  headers.append('server-timing', `render;dur=${(performance.now() - start).toFixed(2)}`)
  const html = data.addTo(rendered)
  const isShared = mayShare && isWhole && status === 200 && context.get(sharedContext)
  const body = isShared ? shared(Buffer.concat(html), headers, { nonce, stamp: formOpenedIn(page) }) : html
  return leaveBody(body, { status, headers })
}

function formOpenedIn({ staticHandlerContext }: EntryContext) {
  const root: unknown = staticHandlerContext.loaderData['root']
  const isFrame = typeof root === 'object' && root !== null && 'formOpened' in root
  return isFrame && typeof root.formOpened === 'string' ? root.formOpened : null
}

function shared(page: Buffer, headers: Headers, { nonce, stamp }: { nonce: string; stamp: string | null }) {
  const { html, hashes, etag } = sealPage(page, nonce, stamp)
  setPageHashes(headers, hashes)
  headers.set('etag', etag)
  return html
}
