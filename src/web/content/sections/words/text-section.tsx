import { ContentPicture } from '../../../promotions/content-picture.tsx'
import { PageText } from '../../text/page-text.tsx'
import { SectionFrame } from '../section-frame.tsx'
import type { ShownSectionOf } from '../shown-section.ts'
import './text-section.css'

/** Text, with a picture beside it where there is one. */
export function TextSection({ section: { heading, text, picture } }: { section: ShownSectionOf<'text'> }) {
  const words = <PageText text={text} isBelowHeading={heading !== null} />
  return (
    <SectionFrame heading={heading}>
      {picture ? (
        <div className="text-with-picture">
          {words}
          <ContentPicture
            className="text-with-picture__picture"
            picture={picture}
            sizes="(min-width: 56rem) 30rem, 100vw"
          />
        </div>
      ) : (
        words
      )}
    </SectionFrame>
  )
}
