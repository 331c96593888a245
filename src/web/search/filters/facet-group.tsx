import { formatNumber } from '#domain/shared/format-number.ts'
import type { FacetChoice, FacetGroupData } from './filter-panel-data.ts'
import './facet-group.css'

/** The choices of one facet. A long list shows its most frequent values first. */
export function FacetGroup({ group }: { group: FacetGroupData }) {
  const first = group.choices.slice(0, group.shownAtFirst)
  const rest = group.choices.slice(group.shownAtFirst)
  return (
    <details className="filter-group" open={group.isOpen}>
      <summary className="filter-group__label">{group.label}</summary>
      <fieldset className="filter-group__choices">
        <legend className="visually-hidden">{group.label}</legend>
        <Choices facet={group.facet} choices={first} />
        {rest.length > 0 && (
          <details className="filter-group__rest" open={rest.some(({ isChosen }) => isChosen)}>
            <summary>{`Show all ${plural(group.label)}`}</summary>
            <Choices facet={group.facet} choices={rest} />
          </details>
        )}
      </fieldset>
    </details>
  )
}

function Choices({ facet, choices }: { facet: string; choices: FacetChoice[] }) {
  return (
    <ul>
      {choices.map(({ value, count, label = value, isChosen = false }) => (
        <li key={value}>
          <label className="choice" data-none={count === 0 || undefined}>
            <input type="checkbox" name={facet} value={value} defaultChecked={isChosen} />
            <span className="choice__label">{label}</span>
            <span className="choice__count">{formatNumber(count)}</span>
          </label>
        </li>
      ))}
    </ul>
  )
}

function plural(label: string) {
  const word = label.toLowerCase()
  if (word.endsWith('s')) return word
  return word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`
}
