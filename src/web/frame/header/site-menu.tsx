import type { MenuItem } from '../menus/default-menus.ts'
import type { SiteFrame } from '../site-frame.ts'
import './site-header.css'
import './site-menu.css'

const MENU_ID = 'site-menu'

/** The button that opens the menu on a phone. */
export function SiteMenuToggle() {
  return (
    <button className="button button--quiet site-header__toggle" popoverTarget={MENU_ID}>
      Menu
    </button>
  )
}

type SiteMenuProps = {
  frame: Pick<SiteFrame, 'menu' | 'buttons'>
  /** Called when a dropdown opens or closes. */
  onToggle: () => void
}

/** The menu and buttons: a sheet over the page on a phone, open in the header on a wide screen. */
export function SiteMenu({ frame, onToggle }: SiteMenuProps) {
  return (
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
      <MenuButtons buttons={frame.buttons} />
    </div>
  )
}

type MenuButtonsProps = { buttons: SiteFrame['buttons']; className?: string }

/**
 * The buttons at the end of the menu. A template that shows them elsewhere on a wide screen repeats them there, hidden on
 * others, so that the Tab key reaches them where they are seen.
 */
export function MenuButtons({ buttons, className = 'site-menu__buttons' }: MenuButtonsProps) {
  if (buttons.length === 0) return null
  return (
    <ul className={className}>
      {buttons.map(({ label, href }) => (
        <li key={label}>
          <a className="site-menu__button" href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
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
