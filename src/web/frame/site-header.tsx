import { SiteBrand } from './site-brand.tsx'
import type { SiteFrame } from './site-frame.ts'
import { SiteMenu, SiteMenuToggle } from './site-menu.tsx'
import { useDropdowns } from './use-dropdowns.ts'

/** Name, menu and the buttons for what visitors most often come to do. Works by keyboard, touch and without scripts. */
export function SiteHeader({ frame }: { frame: SiteFrame }) {
  const { headerRef, isOpen, onToggle } = useDropdowns()

  return (
    <header className={isOpen ? 'site-header dropdown-open' : 'site-header'} ref={headerRef}>
      <div className="site-header__bar container">
        <SiteBrand frame={frame} />
        <SiteMenuToggle />
        <SiteMenu frame={frame} onToggle={onToggle} />
      </div>
    </header>
  )
}
