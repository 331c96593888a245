import { Accordion } from '../ui/navigation/accordion.tsx'
import { Badge } from '../ui/feedback/badge.tsx'
import { Disclosure } from '../ui/navigation/disclosure.tsx'
import { RatingStars } from '../ui/feedback/rating-stars.tsx'
import { Table } from '../ui/table.tsx'
import { Specimen, State } from './specimen.tsx'

const kinds = ['plain', 'brand', 'good', 'warning', 'danger'] as const

export function Facts() {
  return (
    <>
      <Specimen of="disclosure" title="Disclosure" about="Content that expands and collapses.">
        <State name="closed">
          <Disclosure title="Safety features">Seven airbags and lane keeping.</Disclosure>
        </State>
        <State name="open, with a long title">
          <Disclosure title="What the dealer says about this vehicle and its history" isOpen>
            <p>
              One owner from new, serviced here every 10,000 km, with both keys and a full set of log books.
            </p>
          </Disclosure>
        </State>
      </Specimen>
      <Specimen of="accordion" title="Accordion" about="Several disclosures, with one open at a time.">
        <State name="default">
          <Accordion
            items={[
              { title: 'Can I change my booking?', content: 'Yes, until the evening before.' },
              { title: 'How long does it take?', content: 'About two hours for a minor service.' },
              { title: 'Is there a courtesy car?', content: 'Yes, ask for one when you book.' },
            ]}
          />
        </State>
      </Specimen>
      <Specimen of="badge" title="Badge" about="One or two words that highlight something.">
        {kinds.map((kind) => (
          <State key={kind} name={kind}>
            <Badge kind={kind}>Low kilometres</Badge>
          </State>
        ))}
      </Specimen>
      <Specimen of="rating-stars" title="Rating stars" about="Drawn to one decimal, with a text alternative.">
        {[0, 3.5, 4.7, 5].map((rating) => (
          <State key={rating} name={String(rating)}>
            <RatingStars rating={rating} />
          </State>
        ))}
      </Specimen>
      <Specimen of="table" title="Table" about="Facts in rows; on a phone each row is a card.">
        <State name="default">
          <Table
            caption="Opening hours"
            columns={[
              { heading: 'Department' },
              { heading: 'Weekdays' },
              { heading: 'Vehicles', isNumber: true },
            ]}
            rows={[
              { id: 'sales', cells: ['Sales', '8:30am - 5:30pm', '1,204'] },
              { id: 'service', cells: ['Service and parts, including tyres', '7:30am - 5:00pm', '38'] },
            ]}
          />
        </State>
      </Specimen>
    </>
  )
}
