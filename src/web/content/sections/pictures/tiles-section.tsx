import { ContentPicture } from '../../../promotions/content-picture.tsx'
import { SectionFrame } from '../section-frame.tsx'
import type { ShownSectionOf } from '../shown-section.ts'
import './tiles-section.css'

/** Short facts or links side by side. */
export function TilesSection({ section: { heading, tiles } }: { section: ShownSectionOf<'tiles'> }) {
  const Title = heading === null ? 'h2' : 'h3'
  return (
    <SectionFrame heading={heading}>
      <ul className="content-tiles">
        {tiles.map(({ title, text, picture, link }) => (
          <li className="content-tile" key={title}>
            {picture && (
              <ContentPicture
                className="content-tile__picture"
                picture={picture}
                sizes="(min-width: 64rem) 26rem, (min-width: 40rem) 50vw, 100vw"
              />
            )}
            <div className="content-tile__text">
              <Title className="content-tile__title">{link ? <a href={link}>{title}</a> : title}</Title>
              {text && <p>{text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
