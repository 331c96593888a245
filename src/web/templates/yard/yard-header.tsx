import { SiteBrand } from '../../frame/header/site-brand.tsx'
import type { SiteFrame } from '../../frame/site-frame.ts'
import { SiteMenu, SiteMenuToggle } from '../../frame/header/site-menu.tsx'
import { useDropdowns } from '../../frame/header/use-dropdowns.ts'
import { SearchBox } from '../../frame/search-box.tsx'

/** The search is on every page; the menu is a bar in the dealer's colour. */
export function YardHeader({ frame }: { frame: SiteFrame }) {
  const { headerRef, isOpen, onToggle } = useDropdowns()

  return (
    <header className={isOpen ? 'site-header dropdown-open' : 'site-header'} ref={headerRef}>
      <div className="site-header__bar container">
        <SiteBrand frame={frame} />
        <SiteMenuToggle />
        <SearchBox label="What are you looking for?" placeholder="Make, model or feature" isLabelHidden />
        <SiteMenu frame={frame} onToggle={onToggle} />
      </div>
    </header>
  )
}
