import { href } from 'react-router'
import type { SiteFrame } from './site-frame.ts'
import './site-footer.css'

const account = { label: 'My account', href: href('/account') }

/** Links to the main pages. */
export function FooterPages({ frame }: { frame: Pick<SiteFrame, 'canSignIn' | 'footerMenu'> }) {
  const { canSignIn, footerMenu } = frame
  return (
    <nav aria-label="Footer">
      <ul className="site-footer__links">
        {(canSignIn ? [...footerMenu, account] : footerMenu).map(({ label, href }) => (
          <li key={label}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Links to the dealer's locations. */
export function PlaceLinks({ frame }: { frame: Pick<SiteFrame, 'places'> }) {
  return (
    <ul className="site-footer__links">
      {frame.places.map(({ name, href }) => (
        <li key={href}>
          <a href={href}>{name}</a>
        </li>
      ))}
    </ul>
  )
}

/** Links to the dealer's social media pages, if any. */
export function SocialLinks({ frame }: { frame: Pick<SiteFrame, 'social'> }) {
  if (frame.social.length === 0) return null
  return (
    <ul className="site-footer__links">
      {frame.social.map(({ label, href }) => (
        <li key={label}>
          <a href={href} target="_blank" rel="noopener noreferrer">
            {label}
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

export function LegalLinks({ frame }: { frame: Pick<SiteFrame, 'termsPath'> }) {
  return (
    <ul className="site-footer__links">
      <li>
        <a href={href('/privacy-policy')} target="_blank" rel="noopener">
          Privacy policy<span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </li>
      <li>
        <a href={frame.termsPath}>Terms and conditions</a>
      </li>
    </ul>
  )
}

/** The licence numbers that the law requires on the website. */
export function Licences({ frame }: { frame: Pick<SiteFrame, 'licences' | 'creditLicence'> }) {
  return (
    <div className="site-footer__licences">
      {frame.licences.map(({ label, number }) => (
        <p key={`${label} ${number}`}>{`${label} ${number}`}</p>
      ))}
      {frame.creditLicence && <p>{frame.creditLicence}</p>}
    </div>
  )
}
