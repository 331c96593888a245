import { useEffect, useId, useRef, useState } from 'react'
import { Form } from 'react-router'
import { useSiteFrame } from './use-site-frame.ts'
import { addedLater } from '../ui/added-later.tsx'

const RecentSearches = addedLater(() =>
  import('./recent-searches/recent-searches.tsx').then((file) => file.RecentSearches),
)

type SearchBoxProps = {
  label: string
  placeholder?: string
  /** A search that was made before is made again. */
  onChosen?: () => void
}

/**
 * A box to type what one is looking for. It leads to the search page, with or without scripts. While it is empty, it
 * offers what was looked for before.
 */
export function SearchBox({ label, placeholder = ' ', onChosen }: SearchBoxProps) {
  const id = useId()
  const inputRef = useRef<HTMLInputElement>(null)
  const frame = useSiteFrame()
  const [isEntered, setIsEntered] = useState(false)

  // It may have been entered before the page could follow it.
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
        action="/search"
        onFocus={() => setIsEntered(true)}
        onBlur={onBlur}
        onKeyDown={({ key }) => key === 'Escape' && setIsEntered(false)}
      >
        <label className="search-box__label" htmlFor={id}>
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
          // Takes the focus when it is pressed, where links do not: otherwise it would be gone before it was let go.
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
