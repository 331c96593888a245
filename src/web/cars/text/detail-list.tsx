import type { Detail } from '#domain/cars/car-details.ts'

/** A list of labels and values. */
export function DetailList({ className, details }: { className: string; details: readonly Detail[] }) {
  return (
    <dl className={className}>
      {details.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
