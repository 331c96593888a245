import { Disclosure } from '../../ui/navigation/disclosure.tsx'
import './feature-list.css'

/** The number of features shown before “Show All”. */
const SHOWN_AT_FIRST = 8

/** The vehicle's features. */
export function FeatureList({ heading, features }: { heading: string; features: string[] }) {
  if (features.length === 0) return null
  return (
    <Disclosure title={heading} heading="h2" isOpen>
      <Features features={features.slice(0, SHOWN_AT_FIRST)} />
      {features.length > SHOWN_AT_FIRST && (
        <details className="more">
          <summary>
            <span className="more__open">Show All</span>
            <span className="more__close">Hide</span>
          </summary>
          <Features features={features.slice(SHOWN_AT_FIRST)} />
        </details>
      )}
    </Disclosure>
  )
}

function Features({ features }: { features: string[] }) {
  return (
    <ul className="features">
      {features.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </ul>
  )
}
