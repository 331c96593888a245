import { href } from 'react-router'
import { OfferCards } from '../../content/offers/offer-cards.tsx'
import { PromotionBanner } from '../../promotions/promotion-banner.tsx'
import type { HomePageData } from '../home-page-data.ts'

/** Promotional pictures and current offers, each offer with its end date and conditions in full view. */
export function Offers({ home: { banners, offers } }: { home: HomePageData }) {
  return (
    <>
      {banners.map((banner) => (
        <PromotionBanner key={banner.picture.src} banner={banner} />
      ))}
      {offers.length > 0 && <OfferList offers={offers} />}
    </>
  )
}

function OfferList({ offers }: Pick<HomePageData, 'offers'>) {
  return (
    <section className="container section" aria-labelledby="offers">
      <div className="section__head">
        <h2 id="offers">Current offers</h2>
        <a href={href('/offers')}>See all offers</a>
      </div>
      <OfferCards offers={offers} heading="h3" />
    </section>
  )
}
