import type { Detail } from '#domain/cars/car-details.ts'
import { DetailList } from '../../cars/text/detail-list.tsx'
import './key-facts.css'

/** The number of facts shown before “Show More”. */
const SHOWN_AT_FIRST = 4

/** The vehicle's facts, the most important first. */
export function KeyFacts({ details }: { details: Detail[] }) {
  return (
    <section className="key-facts" aria-labelledby="key-facts">
      <h2 id="key-facts">Key Information</h2>
      <DetailList className="facts" details={details.slice(0, SHOWN_AT_FIRST)} />
      {details.length > SHOWN_AT_FIRST && (
        <details className="more">
          <summary>
            <span className="more__open">Show More</span>
            <span className="more__close">Show Less</span>
          </summary>
          <DetailList className="facts" details={details.slice(SHOWN_AT_FIRST)} />
        </details>
      )}
    </section>
  )
}
