import { href } from 'react-router'
import type { SiteFrame } from '../site-frame.ts'
import './site-brand.css'

/** The dealer's logo, or their name as text. Links to the home page. */
export function SiteBrand({ frame }: { frame: Pick<SiteFrame, 'name' | 'logoUrl'> }) {
  return (
    <a className="site-brand" href={href('/')}>
      {frame.logoUrl ? (
        <img src={frame.logoUrl} alt={frame.name} height={40} />
      ) : (
        <span className="site-brand__name">{frame.name}</span>
      )}
    </a>
  )
}
