import type { SiteFrame } from './site-frame.ts'

const pages = [
  { label: 'Search our stock', href: '/search' },
  { label: 'Sell my car', href: '/sell-my-car' },
  { label: 'Finance', href: '/finance' },
  { label: 'Service', href: '/service' },
  { label: 'Locations', href: '/locations' },
  { label: 'Contact us', href: '/contact' },
]

/** The small print that the law and visitors look for at the end of a page. */
export function SiteFooter({ frame }: { frame: SiteFrame }) {
  return (
    <footer className="site-footer">
      <div className="container site-footer__columns">
        <div>
          <p className="site-footer__name">{frame.name}</p>
          {frame.social.length > 0 && (
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
          )}
        </div>
        <nav aria-label="Footer">
          <ul className="site-footer__links">
            {pages.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <ul className="site-footer__links">
          <li>
            <a href="/privacy-policy" target="_blank" rel="noopener">
              Privacy policy<span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          </li>
          <li>
            <a href={frame.termsPath}>Terms and conditions</a>
          </li>
        </ul>
      </div>
      <div className="container site-footer__licences">
        {frame.licences.map(({ label, number }) => (
          <p key={`${label} ${number}`}>{`${label} ${number}`}</p>
        ))}
        {frame.creditLicence && <p>{frame.creditLicence}</p>}
      </div>
    </footer>
  )
}
