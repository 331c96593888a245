import { formatNumber } from '#domain/shared/format-number.ts'
import { defaultPicture } from '#domain/images/default-picture.ts'
import type { HomePageData } from '../home-page-data.ts'
import './tiles.css'

/** The body types in stock, each with its outline. Hidden if there is only one. */
export function BodyTypes({ home: { bodies } }: { home: HomePageData }) {
  if (bodies.length < 2) return null
  return (
    <section className="container section" aria-labelledby="body-types">
      <h2 id="body-types">Shop by body type</h2>
      <ul className="tiles">
        {bodies.map(({ label, count, address }) => (
          <li key={address}>
            <a className="tile" href={address}>
              <img
                className="tile__outline"
                src={defaultPicture({ simpleBody: label, itemType: '' })}
                alt=""
                width={600}
                height={400}
                loading="lazy"
              />
              <span className="tile__name">{label}</span>
              <span className="tile__count">{formatNumber(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
