import { useId } from 'react'
import { Form } from 'react-router'

/** A box to type what one is looking for. It leads to the search page, with or without scripts. */
export function SearchBox({ label, placeholder }: { label: string; placeholder?: string }) {
  const id = useId()
  return (
    <search>
      <Form className="search-box" method="get" action="/search">
        <label className="search-box__label" htmlFor={id}>
          {label}
        </label>
        <div className="search-box__row">
          <input
            className="input"
            id={id}
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
      </Form>
    </search>
  )
}
