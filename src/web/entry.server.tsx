import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { PageStylesContext } from './styles/page-styles.tsx'
import { pageStylesheets } from './styles/page-stylesheets.server.ts'
import { themeCss } from './frame/theme-css.ts'
import { dealershipContext, requestFactsContext } from './request/request-context.ts'
import { loadTemplateParts } from './templates/load-template-parts.ts'
import { DATA_TIMEOUT_MS, renderPage } from './render-page.server.ts'
import { fontCss } from './templates/template-fonts.server.ts'
import { TemplatePartsProvider } from './templates/template-parts-provider.tsx'

/** React Router reads this export and stops waiting for data after this time. */
export const streamTimeout = DATA_TIMEOUT_MS

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
  const routes = page.staticHandlerContext.matches.map(({ route }) => route)
  const { css, files } = pageStylesheets(site.template, routes, page.manifest)
  const styles = { css: fontCss(site.template) + css + themeCss(site), files, nonce }
  const parts = await loadTemplateParts(site.template)
  const body = await renderPage(
    <PageStylesContext value={styles}>
      <TemplatePartsProvider parts={parts}>
        <ServerRouter context={page} url={request.url} nonce={nonce} />
      </TemplatePartsProvider>
    </PageStylesContext>,
    {
      nonce,
      onLink: (link) => headers.append('link', link),
      onError: (error) => {
        if (!request.signal.aborted) report(error, 'Part of a page failed to render')
      },
    },
  )
  headers.set('content-length', String(body.length))
  return new Response(body, { status, headers })
}
