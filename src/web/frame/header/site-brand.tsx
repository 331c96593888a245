import { href } from 'react-router'
import type { SiteFrame } from '../site-frame.ts'
import './site-brand.css'

/** The dealer's logo, or their name as text. Links to the home page. */
export function SiteBrand({ frame }: { frame: Pick<SiteFrame, 'name' | 'logo'> }) {
  return (
    <a className="site-brand" href={href('/')}>
      {frame.logo ? (
        <img src={frame.logo.url} alt={frame.name} {...frame.logo.size} />
      ) : (
        <span className="site-brand__name">{frame.name}</span>
      )}
    </a>
  )
}
