import { href } from 'react-router'
import { FormSection } from '../content/sections/lists/form-section.tsx'
import type { EnquiryResponse } from '../enquiries/enquiry-response.ts'
import type { EnquiryPageData } from '../enquiries/topics/enquiry-page-data.server.ts'
import { ContactDetails } from '../contact/contact-section.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { CatalogueItem } from './catalogue-item.tsx'
import { CatalogueSearch } from './catalogue-search.tsx'
import type { CatalogueData } from './catalogue-data.server.ts'
import './catalogue-page.css'

type CataloguePageProps = {
  catalogue: CatalogueData
  page: EnquiryPageData
  response: EnquiryResponse | undefined
}

/** What can be bought, by category, with a search, and a form for everything else. */
export function CataloguePage({ catalogue, page, response }: CataloguePageProps) {
  const { items, count, isSearch } = catalogue
  return (
    <>
      <div className="container section catalogue">
        <header className="catalogue__header">
          <h1>{isSearch ? 'Search parts and accessories' : page.title}</h1>
          <p className="lead">
            Search by part, part number or vehicle. If you can’t find it, our parts team will:{' '}
            <a href="#enquiry">ask them</a>.
          </p>
        </header>
        <CatalogueSearch catalogue={catalogue} />
        {isSearch && count > 0 && <output>{count === 1 ? '1 part found' : `${count} parts found`}</output>}
        {items.length === 0 && (
          <EmptyState title="No exact matches">
            Try another word or part number, <a href={href('/accessories')}>see everything</a>, or{' '}
            <a href="#enquiry">ask our parts team</a>.
          </EmptyState>
        )}
        <ul className="catalogue__items">
          {items.map((item) => (
            <li key={item.slug}>
              <CatalogueItem item={item} />
            </li>
          ))}
        </ul>
      </div>
      <FormSection
        section={{ kind: 'form', heading: page.formHeading ?? 'Ask for a part', form: page.form }}
        response={response}
      />
      <ContactDetails contact={page.contact} isFolded />
    </>
  )
}
