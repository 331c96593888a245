import { useMemo } from 'react'
import { Meta } from 'react-router'
import { ClientNavigation } from './client-navigation.tsx'
import { Footer, Header } from './template-frame.ts'
import { ToastRegion } from '../ui/feedback/toast-region.tsx'
import { THIRD_PARTY_META, ThirdPartyTags } from '../tracking/third-party-tags.tsx'
import { PageStyles } from '../styles/page-styles.tsx'
import '../styles/foundation.ts'
import type { SiteFrame } from './site-frame.ts'

type PageHtmlProps = {
  /** Undefined when the site itself failed to load. */
  frame: SiteFrame | undefined
  scripts: React.ReactNode
  children: React.ReactNode
}

/** The HTML document: head, header, page and footer. */
export function PageHtml({ frame, scripts, children }: PageHtmlProps) {
  // Memoised, because they don't change between pages and re-rendering them is slow on some devices.
  const header = useMemo(() => frame && <Header frame={frame} />, [frame])
  const footer = useMemo(() => frame && <Footer frame={frame} />, [frame])
  return (
    <html lang="en-AU" data-template={frame?.template}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {frame && <meta name="theme-color" content={frame.brandColour} />}
        <Meta />
        {frame?.thirdParty && <meta name={THIRD_PARTY_META} content={JSON.stringify(frame.thirdParty)} />}
        {frame?.fonts.map((url) => (
          <link key={url} rel="preload" href={url} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="icon" href={frame?.tabIcon ?? '/favicon.svg'} />
        {frame?.homeIcon && <link rel="apple-touch-icon" href={frame.homeIcon} />}
        <link rel="manifest" href="/site.webmanifest" />
        <PageStyles />
      </head>
      <body>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        <ClientNavigation />
        {header}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        {footer}
        {frame?.thirdParty && <ThirdPartyTags />}
        <ToastRegion arrived={frame?.toast ?? null} />
        {scripts}
      </body>
    </html>
  )
}
