import { useEffect, useRef } from 'react'
import { SearchBox } from '../search-box.tsx'
import { Icon } from '../../ui/icon.tsx'
import './header-search.css'

/** A search that opens from the header on every page. Works with keyboard and touch, and without scripts. */
export function HeaderSearch({ onToggle }: { onToggle: () => void }) {
  const detailsRef = useRef<HTMLDetailsElement>(null)

  // The visitor may have opened it before hydration, and may be typing somewhere else by now.
  useEffect(() => {
    const { activeElement } = document
    if (activeElement === document.body || detailsRef.current?.contains(activeElement)) {
      enterOpened(detailsRef.current)
    }
  }, [])

  function handleToggle() {
    onToggle()
    enterOpened(detailsRef.current)
  }

  // Closes it by hand, because the results may appear on the same page.
  function close() {
    if (detailsRef.current) detailsRef.current.open = false
  }

  return (
    <details className="header-search" name="site-menu" ref={detailsRef} onToggle={handleToggle}>
      <summary className="header-search__toggle" aria-label="Find a vehicle">
        <Icon name="search" />
        <span className="header-search__label">Find a vehicle</span>
      </summary>
      <div className="header-search__panel" onSubmit={close}>
        <div className="container">
          <SearchBox
            label="Search our stock"
            placeholder="Make, model or what you’re after"
            onChosen={close}
          />
        </div>
      </div>
    </details>
  )
}

function enterOpened(details: HTMLDetailsElement | null) {
  if (details?.open) details.querySelector('input')?.focus()
}
