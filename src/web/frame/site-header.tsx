import type { MenuItem } from './menus.ts'
import type { SiteFrame } from './site-frame.ts'
import { useDropdowns } from './use-dropdowns.ts'

const MENU_ID = 'site-menu'

/** Name, menu and the buttons for what visitors most often come to do. Works by keyboard, touch and without scripts. */
export function SiteHeader({ frame }: { frame: SiteFrame }) {
  const { headerRef, isOpen, onToggle } = useDropdowns()

  return (
    <header className={isOpen ? 'site-header dropdown-open' : 'site-header'} ref={headerRef}>
      <div className="site-header__bar container">
        <a className="site-header__brand" href="/">
          {frame.logoUrl ? (
            <img src={frame.logoUrl} alt={frame.name} height={40} />
          ) : (
            <span className="site-header__name">{frame.name}</span>
          )}
        </a>
        <button className="button button--quiet site-header__toggle" popoverTarget={MENU_ID}>
          Menu
        </button>
        <div className="site-menu" id={MENU_ID} popover="auto">
          <button className="button button--quiet site-menu__close" popoverTarget={MENU_ID}>
            Close menu
          </button>
          <nav className="site-menu__nav" aria-label="Main">
            <ul className="menu">
              {frame.menu.map((item) => (
                <li key={item.label}>
                  <MenuEntry item={item} onToggle={onToggle} />
                </li>
              ))}
            </ul>
          </nav>
          <ul className="site-menu__buttons">
            {frame.buttons.map(({ label, href }) => (
              <li key={label}>
                <a className="site-menu__button" href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </header>
  )
}

type MenuEntryProps = { item: MenuItem; onToggle: () => void }

function MenuEntry({ item, onToggle }: MenuEntryProps) {
  if (item.children.length === 0) {
    return (
      <a className="menu__link" href={item.href}>
        {item.label}
      </a>
    )
  }
  return (
    <details className="menu__group" name="site-menu" onToggle={onToggle}>
      <summary className="menu__link">{item.label}</summary>
      <ul className="menu__dropdown">
        {item.children.map(({ label, href }) => (
          <li key={label}>
            <a className="menu__link" href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
