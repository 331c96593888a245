import { useEffect, useRef } from 'react'
import { FILTER_FORM } from '../filters/filter-panel.tsx'
import type { SearchPageData } from '../search-page-data.server.ts'
import './sort-select.css'

type SortSelectProps = { found: Pick<SearchPageData, 'sorts' | 'sort'>; onChange: () => void }

/** The sort order. It belongs to the filter form, wherever it is on the page. */
export function SortSelect({ found, onChange }: SortSelectProps) {
  const ref = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    // React sets a select's default once, but resetting the form must restore the order of these results.
    for (const option of ref.current?.options ?? []) {
      option.defaultSelected = option.value === found.sort
      option.selected = option.defaultSelected
    }
  }, [found.sort])

  return (
    <div className="sort-select">
      <label htmlFor="sort">Sort by</label>
      <select
        className="input"
        id="sort"
        name="sortBy"
        data-event="sort-changed"
        form={FILTER_FORM}
        defaultValue={found.sort}
        onChange={onChange}
        ref={ref}
      >
        {found.sorts.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <noscript>
        <button className="button button--quiet" form={FILTER_FORM}>
          Sort
        </button>
      </noscript>
    </div>
  )
}
