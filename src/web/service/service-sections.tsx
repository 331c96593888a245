import { LinkButton } from '../ui/actions/link-button.tsx'
import type { ServicePageData } from './service-page-data.server.ts'
import './service-sections.css'

type WordCardsProps = { id: string; heading: string; cards: ServicePageData['blurbs'] }

/** Cards side by side, each with a title and a sentence. */
export function TextCards({ id, heading, cards }: WordCardsProps) {
  if (cards.length === 0) return null
  return (
    <section className="container section" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul className="text-cards">
        {cards.map(({ title, text }) => (
          <li className="text-card" key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The manufacturer's certification of this workshop. */
export function Certified({ certified }: Pick<ServicePageData, 'certified'>) {
  if (!certified) return null
  return (
    <section className="container section" aria-labelledby="certified">
      <div className="service-certified">
        <h2 id="certified">{certified.title}</h2>
        <p>{certified.text}</p>
      </div>
    </section>
  )
}

/** The places and times to drop off and pick up a vehicle away from the workshop. */
export function MeetingPoints({ meeting }: { meeting: ServicePageData['meetingPoints'] }) {
  if (!meeting) return null
  return (
    <section className="container section" aria-labelledby="meeting-points">
      <h2 id="meeting-points">Drop off your car on the way</h2>
      <div className="meeting-points">
        <p>{`We’ll meet you at ${listed(meeting.places)}, service your car and bring it back.`}</p>
        <dl className="meeting-points__times">
          <div>
            <dt>Drop-off</dt>
            <dd>{listed(meeting.dropOff)}</dd>
          </div>
          <div>
            <dt>Pick-up</dt>
            <dd>{listed(meeting.pickUp)}</dd>
          </div>
        </dl>
      </div>
    </section>
  )
}

/** Tiles for the warranty and roadside assist, each with a link to its page. */
export function CoverTiles({ covers }: Pick<ServicePageData, 'covers'>) {
  if (covers.length === 0) return null
  return (
    <section className="container section" aria-label="Cover">
      <ul className="cover-tiles">
        {covers.map(({ path, title, text }) => (
          <li className="cover-tile" key={path}>
            <div className="cover-tile__text">
              <h2>{title}</h2>
              <p>{text}</p>
            </div>
            <LinkButton href={path} look="quiet">
              Read more<span className="visually-hidden">: {title}</span>
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

function listed(things: readonly string[]) {
  return (listFormat ??= new Intl.ListFormat('en-AU')).format(things)
}

/** Created on first use, because creating one is slow on phones. */
let listFormat: Intl.ListFormat | undefined
