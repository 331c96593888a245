import { HeaderSearch } from '../../frame/header/header-search.tsx'
import { SiteBrand } from '../../frame/header/site-brand.tsx'
import type { SiteFrame } from '../../frame/site-frame.ts'
import { MenuButtons, SiteMenu, SiteMenuToggle } from '../../frame/header/site-menu.tsx'
import { useDropdowns } from '../../frame/header/use-dropdowns.ts'

const inBar = 'site-menu__buttons in-bar showroom-buttons'

/** The name in the middle, everything else quiet around it: the buttons on both sides, or above it where they don't fit. */
export function ShowroomHeader({ frame }: { frame: SiteFrame }) {
  const { headerRef, isOpen, onToggle } = useDropdowns()

  return (
    <header className={isOpen ? 'site-header dropdown-open' : 'site-header'} ref={headerRef}>
      <div className="site-header__bar container">
        <MenuButtons buttons={frame.buttons} className={`${inBar} showroom-buttons--above`} />
        <MenuButtons buttons={frame.buttons.slice(0, 2)} className={`${inBar} showroom-buttons--before`} />
        <SiteMenuToggle />
        <SiteBrand frame={frame} />
        <MenuButtons buttons={frame.buttons.slice(2)} className={`${inBar} showroom-buttons--after`} />
        <SiteMenu frame={frame} onToggle={onToggle} />
        <HeaderSearch onToggle={onToggle} />
      </div>
    </header>
  )
}
