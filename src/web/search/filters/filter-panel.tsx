import { memo } from 'react'
import { FacetGroup } from './facet-group.tsx'
import { PlaceField } from './place-field.tsx'
import { RangeGroup } from './range-group.tsx'
import type { ShownResults } from '../results/previous-results.ts'
import { numberOf } from '../../cars/text/vehicle-count.ts'
import { stockAddress } from '../../frame/stock-address.ts'
import './filter-panel.css'

export const FILTER_FORM = 'filter-form'
const PANEL = 'filters'

type FilterPanelProps = {
  found: Pick<ShownResults, 'panel' | 'text' | 'place' | 'view' | 'total' | 'isOutdated'>
  formRef: React.Ref<HTMLFormElement>
  onChange: React.FormEventHandler<HTMLFormElement>
  onBlur: React.FocusEventHandler<HTMLFormElement>
  onSubmit: React.FormEventHandler<HTMLFormElement>
}

/**
 * The filters: beside the results on a wide screen, a sheet over them on a phone. It is a plain form. Without scripts its
 * button applies the filters; with scripts every change does.
 */
export function FilterPanel({ found, formRef, ...events }: FilterPanelProps) {
  return (
    <section className="filters" id={PANEL} popover="auto" aria-label="Filters">
      <form
        className="filters__form"
        data-event="filter-changed"
        id={FILTER_FORM}
        ref={formRef}
        action={stockAddress()}
        method="get"
        {...events}
      >
        <div className="filters__head">
          <p className="filters__title">Filters</p>
          <button className="button button--quiet filters__close" type="button" popoverTarget={PANEL}>
            Close
          </button>
        </div>
        <div className="filter-group">
          <label className="filter-group__label" htmlFor="filter-query">
            Search
          </label>
          <input
            className="input"
            id="filter-query"
            type="search"
            name="query"
            defaultValue={found.text}
            maxLength={200}
            placeholder="e.g. white, under 40k"
          />
        </div>
        <PlaceField place={found.place} />
        {found.view !== 'grid' && <input type="hidden" name="view" value={found.view} />}
        <Choices panel={found.panel} />
        <div className="filters__foot">
          <button className="button button--wide" type="submit">
            {found.isOutdated ? 'Show Me vehicles' : `Show Me ${numberOf(found.total, 'vehicle')}`}
          </button>
        </div>
      </form>
    </section>
  )
}

/** There are hundreds of choices, so they are memoised and don't render again while results load. */
const Choices = memo(function Choices({ panel }: Pick<ShownResults, 'panel'>) {
  const { groups, ranges, hiddenFields } = panel
  return (
    <>
      {hiddenFields.map(({ name, value }) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {ranges.map((range) => (
        <RangeGroup key={range.name} range={range} />
      ))}
      {groups.map((group) => (
        <FacetGroup key={group.facet} group={group} />
      ))}
    </>
  )
})
