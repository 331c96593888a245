import { HeaderSearch } from '../../frame/header/header-search.tsx'
import { SiteBrand } from '../../frame/header/site-brand.tsx'
import type { SiteFrame } from '../../frame/site-frame.ts'
import { SiteMenu, SiteMenuToggle } from '../../frame/header/site-menu.tsx'
import { useDropdowns } from '../../frame/header/use-dropdowns.ts'

/** The name in the middle, everything else quiet around it. */
export function ShowroomHeader({ frame }: { frame: SiteFrame }) {
  const { headerRef, isOpen, onToggle } = useDropdowns()

  return (
    <header className={isOpen ? 'site-header dropdown-open' : 'site-header'} ref={headerRef}>
      <div className="site-header__bar container">
        <SiteMenuToggle />
        <SiteBrand frame={frame} />
        <HeaderSearch onToggle={onToggle} />
        <SiteMenu frame={frame} onToggle={onToggle} />
      </div>
    </header>
  )
}
