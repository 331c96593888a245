import { Disclosure } from '../../ui/navigation/disclosure.tsx'
import type { Reason } from '../../cars/price/car-offers.server.ts'
import { LongText } from '../../cars/text/long-text.tsx'
import './reasons.css'

/** The dealer's reasons to buy here, or the protection products on offer. */
export function Reasons({ heading, reasons }: { heading: string; reasons: readonly Reason[] }) {
  if (reasons.length === 0) return null
  return (
    <Disclosure title={heading} heading="h2">
      <ul className="reasons">
        {reasons.map(({ title, text }) => (
          <li key={title} className="prose">
            <h3>{title}</h3>
            <LongText text={text} />
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
