import { ContentPicture } from '../../../promotions/content-picture.tsx'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import type { ShownSectionOf } from '../shown-section.ts'
import './hero-section.css'

/** The opening of a page. */
export function HeroSection({
  section: { heading, text, picture, buttons },
}: {
  section: ShownSectionOf<'hero'>
}) {
  return (
    <header className="content-hero">
      <div className="container content-hero__inner">
        <div className="content-hero__text">
          <h1>{heading}</h1>
          {text && <p className="lead">{text}</p>}
          {buttons.length > 0 && (
            <div className="content-hero__buttons">
              {buttons.map(({ label, link }, index) => (
                <LinkButton key={label} href={link} look={index === 0 ? 'main' : 'quiet'}>
                  {label}
                </LinkButton>
              ))}
            </div>
          )}
        </div>
        {picture && (
          <ContentPicture
            className="content-hero__picture"
            picture={picture}
            sizes="(min-width: 56rem) 36rem, 100vw"
            isFirst
          />
        )}
      </div>
    </header>
  )
}
