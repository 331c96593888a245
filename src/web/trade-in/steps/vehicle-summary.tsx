import './vehicle-summary.css'

type VehicleSummaryProps = { facts: readonly { label: string; value: string }[] }

/** What is known of the customer’s vehicle. */
export function VehicleSummary({ facts }: VehicleSummaryProps) {
  return (
    <dl className="vehicle-summary">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
