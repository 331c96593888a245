import { href } from 'react-router'
import type { EnquiryResponse } from '../../enquiries/enquiry-response.ts'
import { PromotionBanner } from '../../promotions/promotion-banner.tsx'
import { FormSection } from '../sections/lists/form-section.tsx'
import { OfferCards } from './offer-cards.tsx'
import type { OffersPageData } from './offers-page-data.server.ts'
import './offers-page.css'

type OffersPageProps = { page: OffersPageData; response: EnquiryResponse | undefined }

/** The current offers, and a form for anyone who has another vehicle in mind. */
export function OffersPage({ page: { title, isSpecial, offers, banners, form }, response }: OffersPageProps) {
  return (
    <>
      {banners.map((banner) => (
        <PromotionBanner key={banner.picture.src} banner={banner} />
      ))}
      <div className="container section offers-page">
        <h1>{title}</h1>
        {offers.length > 0 ? (
          <OfferCards offers={offers} heading="h2" />
        ) : (
          <p className="lead">
            {isSpecial ? (
              <>
                There’s no special offer on right now. See our <a href={href('/offers')}>other offers</a>, or
                ask us below.
              </>
            ) : (
              'Ask us what’s on offer for the vehicle you have in mind.'
            )}
          </p>
        )}
      </div>
      <FormSection
        section={{
          kind: 'form',
          heading: offers.length > 0 ? 'Ask about an offer' : 'Make an enquiry',
          form,
        }}
        response={response}
      />
    </>
  )
}
