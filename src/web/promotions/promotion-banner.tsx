import { ContentPicture } from './content-picture.tsx'
import type { ShownPicture } from './shown-picture.ts'
import './promotion-banner.css'

export type ShownBanner = { picture: ShownPicture; link: string | null }

/** A wide promotional picture, which carries the whole message. */
export function PromotionBanner({ banner: { picture, link } }: { banner: ShownBanner }) {
  const shown = (
    <ContentPicture
      className="promotion-banner__picture"
      picture={picture}
      sizes="(min-width: 80rem) 80rem, 100vw"
      width={1600}
      height={400}
    />
  )
  return (
    <div className="container section promotion-banner">
      {link === null ? (
        shown
      ) : (
        <a href={link} data-event="offer-clicked">
          {shown}
        </a>
      )}
    </div>
  )
}
