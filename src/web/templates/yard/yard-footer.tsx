import { FooterPages, LegalLinks, Licences, SocialLinks } from '../../frame/footer-links.tsx'
import type { SiteFrame } from '../../frame/site-frame.ts'

/** All links in as few lines as possible. */
export function YardFooter({ frame }: { frame: SiteFrame }) {
  return (
    <footer className="site-footer yard-footer">
      <div className="container yard-footer__pages">
        <FooterPages frame={frame} />
      </div>
      <div className="container yard-footer__rows">
        <div>
          <p className="site-footer__name">{frame.name}</p>
          <Licences frame={frame} />
        </div>
        <div>
          <SocialLinks frame={frame} />
          <LegalLinks frame={frame} />
        </div>
      </div>
    </footer>
  )
}
