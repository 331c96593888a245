import { ContentPicture } from '../../../promotions/content-picture.tsx'
import { telephoneLink } from '../../../ui/actions/telephone-link.ts'
import { SectionFrame } from '../section-frame.tsx'
import type { ShownSectionOf } from '../shown-section.ts'
import './people-section.css'

type PeopleSectionProps = {
  section: ShownSectionOf<'people'>
  /** A link beside the heading, to see more. */
  more?: { label: string; href: string }
}

/** People who work here. Someone without a portrait has their initials. */
export function PeopleSection({ section: { heading, people }, more }: PeopleSectionProps) {
  const Name = heading === null ? 'h2' : 'h3'
  return (
    <SectionFrame heading={heading} {...(more && { more })}>
      <ul className="people">
        {people.map(({ name, role, text, picture, phone, email }) => (
          <li className="person" key={name}>
            {picture ? (
              <ContentPicture
                className="person__picture"
                picture={picture}
                sizes="6rem"
                width={96}
                height={96}
              />
            ) : (
              <span className="person__picture person__initials" aria-hidden="true">
                {initials(name)}
              </span>
            )}
            <div className="person__text">
              <Name className="person__name">{name}</Name>
              <p className="person__role">{role}</p>
              {text && <p>{text}</p>}
              {phone && (
                <p>
                  <a href={telephoneLink(phone)}>{phone}</a>
                </p>
              )}
              {email && (
                <p>
                  <a href={`mailto:${email}`}>{email}</a>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}

function initials(name: string) {
  const words = name.split(/\s+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
}
