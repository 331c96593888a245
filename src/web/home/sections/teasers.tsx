import { href } from 'react-router'
import { CarPhoto } from '../../cars/media/car-photo.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import type { Example, HomePageData } from '../home-page-data.ts'
import './price-search.css'
import './teasers.css'

/** Shown if the dealer offers finance. It shows no figures, because those need a comparison rate and a warning. */
export function FinanceTeaser({ home }: { home: HomePageData }) {
  if (!home.offersFinance) return null
  return (
    <Teaser
      id="finance"
      heading="Need finance?"
      text="Tell us which vehicle you have in mind and what suits your budget. Our finance team will go through your options with you."
      link={{ label: 'Ask about finance', href: href('/finance') }}
      vehicle={exampleOf(home, 1)}
    />
  )
}

/** Shown if the dealer buys vehicles. */
export function TradeInTeaser({ home }: { home: HomePageData }) {
  if (home.sellPath === null) return null
  return (
    <Teaser
      id="trade-in"
      heading="Sell or trade in your vehicle"
      text="Tell us what you drive. We’ll take a look and make you an offer."
      link={{ label: 'Value my trade-in', href: home.sellPath }}
      vehicle={exampleOf(home, 2)}
    />
  )
}

/** Another vehicle for each teaser, as far as the stock has different ones. */
function exampleOf({ bodies }: HomePageData, at: number): Example | null {
  const pictured = bodies.flatMap(({ example }) => (example?.picture ? [example] : []))
  return pictured[at % Math.max(pictured.length, 1)] ?? null
}

type TeaserProps = {
  id: string
  heading: string
  text: string
  link: { label: string; href: string }
  vehicle: Example | null
}

function Teaser({ id, heading, text, link, vehicle }: TeaserProps) {
  return (
    <section className="container section" aria-labelledby={id}>
      <div className="teaser">
        {vehicle && (
          <div className="teaser__picture">
            <CarPhoto {...vehicle} alt="" sizes="(min-width: 48rem) 20rem, 100vw" />
          </div>
        )}
        <div className="teaser__body">
          <div className="teaser__text">
            <h2 id={id}>{heading}</h2>
            <p>{text}</p>
          </div>
          <LinkButton href={link.href}>{link.label}</LinkButton>
        </div>
      </div>
    </section>
  )
}
