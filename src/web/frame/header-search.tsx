import { useRef } from 'react'
import { SearchBox } from './search-box.tsx'
import { Icon } from '../ui/icon.tsx'

/** A search that folds out of the header on every page. Works by keyboard, touch and without scripts. */
export function HeaderSearch({ onToggle }: { onToggle: () => void }) {
  const foldRef = useRef<HTMLDetailsElement>(null)

  function onFold() {
    onToggle()
    if (foldRef.current?.open) foldRef.current.querySelector('input')?.focus()
  }

  // Results may come up on the very page that the visitor is on, so nothing else would fold it in.
  function foldIn() {
    if (foldRef.current) foldRef.current.open = false
  }

  return (
    <details className="header-search" name="site-menu" ref={foldRef} onToggle={onFold}>
      <summary className="header-search__toggle" aria-label="Find a vehicle">
        <Icon name="search" />
        <span className="header-search__word">Find a vehicle</span>
      </summary>
      <div className="header-search__panel" onSubmit={foldIn}>
        <div className="container">
          <SearchBox label="Search our stock" placeholder="Make, model or your own words" onChosen={foldIn} />
        </div>
      </div>
    </details>
  )
}
