import type { RangeGroupData } from './filter-panel-data.ts'

const units: Record<string, string> = { price: ' ($)', km: ' (km)' }

/** From and to, as figures to type. What there is to be found stands in the empty boxes. */
export function RangeGroup({ range }: { range: RangeGroupData }) {
  const { name, label, asked, found, step } = range
  return (
    <fieldset className="filter-group filter-range">
      <legend className="filter-group__label">
        {label}
        {units[name]}
      </legend>
      <div className="filter-range__inputs">
        {(['min', 'max'] as const).map((end) => (
          <label key={end}>
            <span>{end === 'min' ? 'From' : 'To'}</span>
            <input
              className="input"
              type="number"
              inputMode="numeric"
              name={`${name}_${end}`}
              min={0}
              step={step}
              defaultValue={asked[end]}
              placeholder={found?.[end]?.toString()}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
