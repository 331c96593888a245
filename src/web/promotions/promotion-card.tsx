import { imageAddress, imageSrcSet } from '#domain/images/image-address.ts'
import { LinkButton } from '../ui/actions/link-button.tsx'
import type { PromotionCardData } from './promotion-card-data.ts'
import './promotion-card.css'

/** A promotion among the vehicles, marked as an advertisement. */
export function PromotionCard({ card }: { card: PromotionCardData }) {
  return card.kind === 'marketing' ? <MarketingCard card={card} /> : <CallToActionCard card={card} />
}

type Kind<Name> = { card: Extract<PromotionCardData, { kind: Name }> }

function MarketingCard({ card: { picture, alt, link, background } }: Kind<'marketing'>) {
  return (
    <a className="promotion-card" href={link} data-event="offer-clicked">
      {background !== null && <Background colour={background} />}
      <span className="promotion-card__mark">Advertisement</span>
      <img
        className="promotion-card__picture"
        {...sourcesOf(picture)}
        alt={alt}
        width={600}
        height={750}
        loading="lazy"
        decoding="async"
      />
    </a>
  )
}

function CallToActionCard({ card: { heading, text, linkLabel, link } }: Kind<'call-to-action'>) {
  return (
    <div className="promotion-card promotion-card--text">
      <h2>{heading}</h2>
      <p>{text}</p>
      <LinkButton href={link}>{linkLabel}</LinkButton>
    </div>
  )
}

/** An SVG, because the content security policy blocks inline style attributes. */
function Background({ colour }: { colour: string }) {
  return (
    <svg className="promotion-card__background" aria-hidden="true">
      <rect width="100%" height="100%" fill={colour} />
    </svg>
  )
}

const cardSizes = '(min-width: 64rem) 22rem, (min-width: 38rem) 50vw, 100vw'

/** Our own SVGs are sent as they are: they are sharp at every size, and the browser has the fonts for their text. */
function sourcesOf(picture: Extract<PromotionCardData, { kind: 'marketing' }>['picture']) {
  if (picture.version !== null && picture.src.endsWith('.svg')) return { src: picture.src }
  return {
    src: imageAddress(picture, { size: 640 }),
    srcSet: imageSrcSet(picture, { upTo: 960 }),
    sizes: `auto, ${cardSizes}`,
  }
}
