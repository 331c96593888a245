import { FooterPages, LegalLinks, Licences, PlaceLinks, SocialLinks } from '../../frame/footer-links.tsx'
import type { SiteFrame } from '../../frame/site-frame.ts'

/** Columns for a large group: its name, departments, locations and legal links, with the licences below. */
export function MetropolitanFooter({ frame }: { frame: SiteFrame }) {
  return (
    <footer className="site-footer">
      <div className="container site-footer__columns">
        <div>
          <p className="site-footer__name">{frame.name}</p>
          <SocialLinks frame={frame} />
        </div>
        <div>
          <p className="site-footer__heading">Departments</p>
          <FooterPages frame={frame} />
        </div>
        {frame.places.length > 0 && (
          <div>
            <p className="site-footer__heading">Visit us</p>
            <PlaceLinks frame={frame} />
          </div>
        )}
        <div>
          <p className="site-footer__heading">The small print</p>
          <LegalLinks frame={frame} />
        </div>
      </div>
      <div className="container site-footer__base">
        <Licences frame={frame} />
      </div>
    </footer>
  )
}
