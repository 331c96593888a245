import { useRef } from 'react'
import { SearchBox } from './search-box.tsx'
import { Icon } from '../ui/icon.tsx'

/** A search that opens from the header on every page. Works with keyboard and touch, and without scripts. */
export function HeaderSearch({ onToggle }: { onToggle: () => void }) {
  const foldRef = useRef<HTMLDetailsElement>(null)

  function onFold() {
    onToggle()
    if (foldRef.current?.open) foldRef.current.querySelector('input')?.focus()
  }

  // Closes it by hand, because the results may appear on the same page.
  function foldIn() {
    if (foldRef.current) foldRef.current.open = false
  }

  return (
    <details className="header-search" name="site-menu" ref={foldRef} onToggle={onFold}>
      <summary className="header-search__toggle" aria-label="Find a vehicle">
        <Icon name="search" />
        <span className="header-search__label">Find a vehicle</span>
      </summary>
      <div className="header-search__panel" onSubmit={foldIn}>
        <div className="container">
          <SearchBox
            label="Search our stock"
            placeholder="Make, model or what you’re after"
            onChosen={foldIn}
          />
        </div>
      </div>
    </details>
  )
}
