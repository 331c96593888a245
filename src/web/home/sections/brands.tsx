import { formatNumber } from '#domain/shared/format-number.ts'
import { MakeMark } from '../../models/make-mark.tsx'
import type { HomePageData } from '../home-page-data.ts'
import './tiles.css'

/** The makes in stock, the most common first. */
export function Brands({ home: { makes } }: { home: HomePageData }) {
  if (makes.length < 2) return null
  return (
    <section className="container section" aria-labelledby="brands">
      <h2 id="brands">Shop by make</h2>
      <ul className="tiles">
        {makes.map(({ label, count, address, mark }) => (
          <li key={address}>
            <a className="tile" href={address}>
              <MakeMark make={label} picture={mark} />
              <span className="tile__name">{label}</span>
              <span className="tile__count">{formatNumber(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
