import type { CarCardData } from './car-card-data.ts'
import './spec-line.css'

/** `Used`, `Automatic`, `41,250 km`, `Diesel`. The labels are only for screen readers, as the values speak for themselves. */
export function SpecLine({ details }: Pick<CarCardData, 'details'>) {
  if (details.length === 0) return <p className="car-card__teaser">Like this and want something similar?</p>
  return (
    <dl className="spec-line">
      {details.map(({ label, value }) => (
        <div key={label}>
          <dt className="visually-hidden">{label}</dt>
          <dd>
            {value}
            {label === 'Odometer (km)' && <span aria-hidden="true"> km</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
