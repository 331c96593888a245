import { href } from 'react-router'
import { FooterPages, LegalLinks, Licences, PlaceLinks, SocialLinks } from '../../frame/footer-links.tsx'
import type { SiteFrame } from '../../frame/site-frame.ts'

/** The dealer's name and contact link, their locations, and the legal links. */
export function LifestyleFooter({ frame }: { frame: SiteFrame }) {
  return (
    <footer className="site-footer">
      <div className="container site-footer__goodbye">
        <p className="site-footer__name">{frame.name}</p>
        <a href={href('/contact')}>Ask us anything</a>
      </div>
      <div className="container site-footer__columns">
        {frame.places.length > 0 && (
          <div className="site-footer__places">
            <p className="site-footer__heading">Come and see us</p>
            <PlaceLinks frame={frame} />
          </div>
        )}
        <div>
          <p className="site-footer__heading">Explore</p>
          <FooterPages frame={frame} />
        </div>
        <div>
          <p className="site-footer__heading">Good to know</p>
          <SocialLinks frame={frame} />
          <LegalLinks frame={frame} />
        </div>
      </div>
      <div className="container">
        <Licences frame={frame} />
      </div>
    </footer>
  )
}
