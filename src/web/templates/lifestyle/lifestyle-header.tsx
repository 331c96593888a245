import { href } from 'react-router'
import { HeaderSearch } from '../../frame/header/header-search.tsx'
import { SiteBrand } from '../../frame/header/site-brand.tsx'
import type { SiteFrame } from '../../frame/site-frame.ts'
import { SiteMenu, SiteMenuToggle } from '../../frame/header/site-menu.tsx'
import { useDropdowns } from '../../frame/header/use-dropdowns.ts'

/** The dealer's name in the middle, as over a shop door, and the menu on its own line below. */
export function LifestyleHeader({ frame }: { frame: SiteFrame }) {
  const { headerRef, isOpen, onToggle } = useDropdowns()

  return (
    <header className={isOpen ? 'site-header dropdown-open' : 'site-header'} ref={headerRef}>
      <div className="site-header__bar container">
        <a className="door-visit" href={href('/locations')}>
          Visit us
        </a>
        <SiteBrand frame={frame} />
        <HeaderSearch onToggle={onToggle} />
        <SiteMenuToggle />
        <SiteMenu frame={frame} onToggle={onToggle} />
      </div>
    </header>
  )
}
