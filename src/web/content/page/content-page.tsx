import type { ThirdPartyService } from '#sites/third-party-services.ts'
import type { EnquiryResponse } from '../../enquiries/enquiry-response.ts'
import { ContentExtras, type ContentExtrasData } from '../../promotions/content-extras.tsx'
import { ThirdPartyServices } from '../../tracking/third-party-services.tsx'
import type { ShownSection } from '../sections/shown-section.ts'
import { Sections } from '../sections/sections.tsx'
import './content-page.css'

type ContentPageProps = {
  page: {
    title: string
    extras: ContentExtrasData
    sections: readonly ShownSection[]
    /** Third-party services, where the page has to name them. */
    thirdPartyServices: ThirdPartyService[] | null
  }
  response: EnquiryResponse | undefined
}

/** A page that is made of sections. */
export function ContentPage({
  page: { title, extras, sections, thirdPartyServices },
  response,
}: ContentPageProps) {
  const [first] = sections
  return (
    <div className="content-page">
      <ContentExtras extras={extras} />
      {first?.kind !== 'hero' && (
        <div className="container section content-page__title">
          <h1>{title}</h1>
        </div>
      )}
      <Sections sections={sections} response={response} />
      {thirdPartyServices && (
        <div className="container section">
          <ThirdPartyServices services={thirdPartyServices} />
        </div>
      )}
    </div>
  )
}
