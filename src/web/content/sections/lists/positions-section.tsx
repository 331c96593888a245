import { PageText } from '../../text/page-text.tsx'
import { SectionFrame } from '../section-frame.tsx'
import type { ShownSectionOf } from '../shown-section.ts'
import './positions-section.css'

/** Open positions, each with a link to the form below. */
export function PositionsSection({
  section: { heading, positions },
}: {
  section: ShownSectionOf<'positions'>
}) {
  return (
    <SectionFrame heading={heading ?? 'Open positions'}>
      <ul className="positions">
        {positions.map(({ title, facts, text, closes }) => (
          <li className="position" key={title + facts}>
            <h3>{title}</h3>
            {facts !== '' && <p className="position__facts">{facts}</p>}
            <PageText text={text} isBelowHeading />
            <p className="position__facts">
              {closes && `Apply by ${closes}. `}
              <a href="#enquiry">Apply for this job</a>
            </p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
