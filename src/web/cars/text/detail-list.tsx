import type { Detail } from '#domain/cars/car-details.ts'

/** Facts, each under its name. */
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
