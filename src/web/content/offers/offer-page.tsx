import { href } from 'react-router'
import { CarCards } from '../../cars/card/car-cards.tsx'
import type { EnquiryResponse } from '../../enquiries/enquiry-response.ts'
import { ContentPicture } from '../../promotions/content-picture.tsx'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx'
import { FormSection } from '../sections/lists/form-section.tsx'
import { SectionFrame } from '../sections/section-frame.tsx'
import { PageText } from '../text/page-text.tsx'
import type { OfferPageData } from './offer-page-data.server.ts'
import './offer-page.css'

type OfferPageProps = { offer: OfferPageData; response: EnquiryResponse | undefined }

/** An offer in full, with its conditions in view and a form to ask for it. */
export function OfferPage({ offer, response }: OfferPageProps) {
  const { title, summary, dates, conditions, picture, text, link, cars, stock, form } = offer
  return (
    <>
      <article className="container section offer">
        <Breadcrumb
          steps={[
            { label: 'Home', href: href('/') },
            { label: 'Offers', href: href('/offers') },
          ]}
          current={title}
        />
        <div className="offer__body">
          <div className="offer__text">
            <h1>{title}</h1>
            {dates && <p className="offer__dates">{dates}</p>}
            <p className="lead">{summary}</p>
            {text.length > 0 && <PageText text={text} />}
            <p>
              <LinkButton href={link ?? '#enquiry'}>
                {link === null ? 'Ask about this offer' : 'Take me there'}
              </LinkButton>
            </p>
            {conditions && (
              <section className="offer__conditions" aria-labelledby="conditions">
                <h2 id="conditions">Conditions</h2>
                <p>{conditions}</p>
              </section>
            )}
          </div>
          {picture && (
            <ContentPicture
              className="offer__picture"
              picture={picture}
              sizes="(min-width: 56rem) 32rem, 100vw"
              isFirst
            />
          )}
        </div>
      </article>
      {cars.length > 0 && stock && (
        <SectionFrame heading="Vehicles in this offer" more={{ label: 'See them all', href: stock }}>
          <CarCards cars={cars} />
        </SectionFrame>
      )}
      <FormSection section={{ kind: 'form', heading: 'Ask about this offer', form }} response={response} />
    </>
  )
}
