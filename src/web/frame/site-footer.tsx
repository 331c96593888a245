import { FooterPages, LegalLinks, Licences, SocialLinks } from './footer-links.tsx'
import type { SiteFrame } from './site-frame.ts'

/** The small print that the law and visitors look for at the end of a page. */
export function SiteFooter({ frame }: { frame: SiteFrame }) {
  return (
    <footer className="site-footer">
      <div className="container site-footer__columns">
        <div>
          <p className="site-footer__name">{frame.name}</p>
          <SocialLinks frame={frame} />
        </div>
        <FooterPages />
        <LegalLinks frame={frame} />
      </div>
      <div className="container">
        <Licences frame={frame} />
      </div>
    </footer>
  )
}
