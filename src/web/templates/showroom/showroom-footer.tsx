import { FooterPages, LegalLinks, Licences, SocialLinks } from '../../frame/footer-links.tsx'
import type { SiteFrame } from '../../frame/site-frame.ts'

/** The name in large type, and the links in one quiet line each. */
export function ShowroomFooter({ frame }: { frame: SiteFrame }) {
  return (
    <footer className="site-footer showroom-footer">
      <div className="container showroom-footer__rows">
        <p className="site-footer__name">{frame.name}</p>
        <FooterPages frame={frame} />
        <SocialLinks frame={frame} />
        <LegalLinks frame={frame} />
        <Licences frame={frame} />
      </div>
    </footer>
  )
}
