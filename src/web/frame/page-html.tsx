import { Meta } from 'react-router'
import { ClientNavigation } from './client-navigation.tsx'
import { fontUrl } from './font.ts'
import { PageStyles } from './page-styles.tsx'
import { SiteFooter } from './site-footer.tsx'
import type { SiteFrame } from './site-frame.ts'
import { SiteHeader } from './site-header.tsx'

type PageHtmlProps = {
  /** Absent when not even the site could be told. */
  frame: SiteFrame | undefined
  scripts: React.ReactNode
  children: React.ReactNode
}

/** The whole document: head, the site's header, the page, the site's footer. */
export function PageHtml({ frame, scripts, children }: PageHtmlProps) {
  return (
    <html lang="en-AU" data-template={frame?.template}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {frame && <meta name="theme-color" content={frame.brandColour} />}
        <Meta />
        <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <PageStyles theme={frame?.theme ?? ''} />
      </head>
      <body>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        <ClientNavigation />
        {frame && <SiteHeader frame={frame} />}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        {frame && <SiteFooter frame={frame} />}
        {scripts}
      </body>
    </html>
  )
}
