import { useEffect, useId, useRef, useState } from 'react'
import { Form } from 'react-router'
import { useSiteFrame } from './use-site-frame.ts'
import { lazyComponent } from '../ui/lazy-component.tsx'
import { stockAddress } from './stock-address.ts'
import './search-box.css'
import './recent-searches/recent-searches.css'

const RecentSearches = lazyComponent(() =>
  import('./recent-searches/recent-searches.tsx').then((file) => file.RecentSearches),
)

type SearchBoxProps = {
  label: string
  placeholder?: string
  /** For a place that says by itself what the field is for. */
  isLabelHidden?: boolean
  /** Called when the visitor chooses a recent search. */
  onChosen?: () => void
}

/**
 * A search field that opens the search page, with or without scripts. While it has the focus and is empty, it offers
 * recent searches.
 */
export function SearchBox({ label, placeholder = ' ', isLabelHidden = false, onChosen }: SearchBoxProps) {
  const id = useId()
  const inputRef = useRef<HTMLInputElement>(null)
  const frame = useSiteFrame()
  const [isEntered, setIsEntered] = useState(false)

  // The visitor may have focused it before hydration.
  useEffect(() => setIsEntered(document.activeElement === inputRef.current), [])

  function onBlur({ currentTarget, relatedTarget }: React.FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setIsEntered(false)
  }

  function chosen() {
    setIsEntered(false)
    onChosen?.()
  }

  return (
    <search>
      <Form
        className="search-box"
        method="get"
        action={stockAddress()}
        onFocus={() => setIsEntered(true)}
        onBlur={onBlur}
        onKeyDown={({ key }) => key === 'Escape' && setIsEntered(false)}
      >
        <label className={isLabelHidden ? 'visually-hidden' : 'search-box__label'} htmlFor={id}>
          {label}
        </label>
        <div className="search-box__row">
          <input
            className="input"
            id={id}
            ref={inputRef}
            type="search"
            name="query"
            maxLength={200}
            placeholder={placeholder}
            enterKeyHint="search"
          />
          <button className="button" type="submit">
            Search
          </button>
        </div>
        {isEntered && frame && (
          // Focusable, because Safari doesn't focus pressed links: without this the list would close before the click.
          <div className="search-box__offer" tabIndex={-1}>
            <RecentSearches
              vehicleWord={frame.vehicleWord}
              onChosen={chosen}
              onCleared={() => inputRef.current?.focus()}
            />
          </div>
        )}
      </Form>
    </search>
  )
}
