import { Accordion } from '../../../ui/navigation/accordion.tsx'
import { PageText } from '../../text/page-text.tsx'
import { SectionFrame } from '../section-frame.tsx'
import type { ShownSectionOf } from '../shown-section.ts'

/** Questions and answers, of which one is open at a time. */
export function FaqSection({ section: { heading, questions } }: { section: ShownSectionOf<'faq'> }) {
  return (
    <SectionFrame heading={heading}>
      <Accordion
        heading={heading === null ? 'h2' : 'h3'}
        items={questions.map(({ question, answer }) => ({
          title: question,
          content: <PageText text={answer} isBelowHeading />,
        }))}
      />
    </SectionFrame>
  )
}
