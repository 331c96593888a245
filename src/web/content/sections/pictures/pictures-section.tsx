import { ContentPicture } from '../../../promotions/content-picture.tsx'
import { SectionFrame } from '../section-frame.tsx'
import type { ShownSectionOf } from '../shown-section.ts'
import './pictures-section.css'

/** Pictures side by side, with their captions. */
export function PicturesSection({ section: { heading, pictures } }: { section: ShownSectionOf<'pictures'> }) {
  return (
    <SectionFrame heading={heading}>
      <ul className="content-pictures">
        {pictures.map((picture) => (
          <li key={picture.src}>
            <figure>
              <ContentPicture
                className="content-pictures__picture"
                picture={picture}
                sizes="(min-width: 64rem) 26rem, (min-width: 40rem) 50vw, 100vw"
              />
              {picture.caption && <figcaption>{picture.caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
