import { href } from 'react-router'
import { PagedStock } from '../cars/stock/paged-stock.tsx'
import { OfferCards } from '../content/offers/offer-cards.tsx'
import { FormSection } from '../content/sections/lists/form-section.tsx'
import { SectionFrame } from '../content/sections/section-frame.tsx'
import { PageText } from '../content/text/page-text.tsx'
import type { EnquiryResponse } from '../enquiries/enquiry-response.ts'
import { ContentPicture } from '../promotions/content-picture.tsx'
import { LinkButton } from '../ui/actions/link-button.tsx'
import { Breadcrumb } from '../ui/navigation/breadcrumb.tsx'
import { ModelColours } from './model-colours.tsx'
import type { ModelPageData } from './model-page-data.server.ts'
import { ModelVariants } from './model-variants.tsx'
import './model-page.css'

type ModelPageProps = { model: ModelPageData; response: EnquiryResponse | undefined }

/** A model of the range: what it costs, its colours and variants, what is in stock, and a form to ask for more. */
export function ModelPage({ model, response }: ModelPageProps) {
  const { name, search, stock, offers, form, asksForBrochure } = model
  const heading = asksForBrochure ? `Request a ${name} brochure` : `Register your interest in the ${name}`
  return (
    <>
      <Opening model={model} />
      {model.text.length > 0 && (
        <div className="container section model-page__text">
          <PageText text={model.text} />
        </div>
      )}
      <ModelColours name={name} colours={model.colours} />
      <ModelVariants model={model} />
      {offers.length > 0 && (
        <SectionFrame heading={`${name} offers`}>
          <OfferCards offers={offers} heading="h3" />
        </SectionFrame>
      )}
      {stock && (
        <PagedStock
          heading={`${name} in stock`}
          more={{ label: 'Search this stock', href: search }}
          stock={stock}
        />
      )}
      <FormSection section={{ kind: 'form', heading, form }} response={response} />
    </>
  )
}

function Opening({ model }: { model: ModelPageData }) {
  const { name, status, description, price, picture, outline, brochure, brochureHref, rangeHref } = model
  return (
    <div className="container section model-page">
      <Breadcrumb
        steps={[
          { label: 'Home', href: href('/') },
          { label: 'Our range', href: rangeHref },
        ]}
        current={name}
      />
      <div className="model-page__opening">
        <div className="model-page__words">
          {status && <p className="model-page__status">{status === 'new' ? 'NEW' : 'COMING SOON'}</p>}
          <h1>{name}</h1>
          <p className="lead">{description}</p>
          {price && (
            <p className="model-page__price">
              From <strong>{price.amount}</strong> {price.includes}
            </p>
          )}
          <p className="link-row">
            <LinkButton href="#enquiry">Register my interest</LinkButton>
            {status !== 'coming-soon' && (
              <LinkButton href={href('/book-test-drive')} look="quiet">
                Book a Test Drive
              </LinkButton>
            )}
            <LinkButton href={brochure ?? brochureHref} look="quiet">
              {brochure ? 'Open the brochure' : 'Request a brochure'}
            </LinkButton>
          </p>
        </div>
        {picture ? (
          <ContentPicture
            className="model-page__picture"
            picture={picture}
            sizes="(min-width: 56rem) 36rem, 100vw"
            isFirst
          />
        ) : (
          <img className="model-page__picture" src={outline} alt="" width={600} height={400} />
        )}
      </div>
    </div>
  )
}
