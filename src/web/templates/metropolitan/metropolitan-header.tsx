import { href } from 'react-router'
import { HeaderSearch } from '../../frame/header/header-search.tsx'
import { SiteBrand } from '../../frame/header/site-brand.tsx'
import type { SiteFrame } from '../../frame/site-frame.ts'
import { MenuButtons, SiteMenu, SiteMenuToggle } from '../../frame/header/site-menu.tsx'
import { useDropdowns } from '../../frame/header/use-dropdowns.ts'

/** A bar of quick links above, the group's name and menu below. The bar scrolls away, the menu stays. */
export function MetropolitanHeader({ frame }: { frame: SiteFrame }) {
  const { headerRef, isOpen, onToggle } = useDropdowns()

  return (
    <header className={isOpen ? 'site-header dropdown-open' : 'site-header'} ref={headerRef}>
      <div className="site-header__bar container">
        <p className="utility">
          <a href={href('/locations')}>Our locations</a>
          <a href={href('/contact')}>Contact us</a>
        </p>
        <MenuButtons buttons={frame.buttons} className="site-menu__buttons in-bar metropolitan-buttons" />
        <SiteBrand frame={frame} />
        <SiteMenu frame={frame} onToggle={onToggle} />
        <HeaderSearch onToggle={onToggle} />
        <SiteMenuToggle />
      </div>
    </header>
  )
}
