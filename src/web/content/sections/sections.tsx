import type { EnquiryResponse } from '../../enquiries/enquiry-response.ts'
import { BannerSection } from './pictures/banner-section.tsx'
import { FaqSection } from './words/faq-section.tsx'
import { FormSection } from './lists/form-section.tsx'
import { FrameSection } from './pictures/frame-section.tsx'
import { HeroSection } from './words/hero-section.tsx'
import { LocationsSection } from './lists/locations-section.tsx'
import { OffersSection } from './lists/offers-section.tsx'
import { PeopleSection } from './lists/people-section.tsx'
import { PicturesSection } from './pictures/pictures-section.tsx'
import { PositionsSection } from './lists/positions-section.tsx'
import { PostsSection } from './lists/posts-section.tsx'
import { QuoteSection } from './words/quote-section.tsx'
import type { ShownSection } from './shown-section.ts'
import { StockSection } from './lists/stock-section.tsx'
import { TableSection } from './words/table-section.tsx'
import { TextSection } from './words/text-section.tsx'
import { TilesSection } from './pictures/tiles-section.tsx'
import { VideoSection } from './pictures/video-section.tsx'

type SectionsProps = {
  sections: readonly ShownSection[]
  /** What became of the page's form, if it was sent. */
  response: EnquiryResponse | undefined
}

/** The sections of a page, one below the other. */
export function Sections({ sections, response }: SectionsProps) {
  return sections.map((section, index) => <Section key={index} section={section} response={response} />)
}

function Section({ section, response }: { section: ShownSection; response: EnquiryResponse | undefined }) {
  switch (section.kind) {
    case 'hero':
      return <HeroSection section={section} />
    case 'text':
      return <TextSection section={section} />
    case 'pictures':
      return <PicturesSection section={section} />
    case 'tiles':
      return <TilesSection section={section} />
    case 'video':
      return <VideoSection section={section} />
    case 'stock':
      return <StockSection section={section} />
    case 'offers':
      return <OffersSection section={section} />
    case 'posts':
      return <PostsSection section={section} />
    case 'people':
      return <PeopleSection section={section} />
    case 'positions':
      return <PositionsSection section={section} />
    case 'faq':
      return <FaqSection section={section} />
    case 'form':
      return <FormSection section={section} response={response} />
    case 'locations':
      return <LocationsSection section={section} />
    case 'table':
      return <TableSection section={section} />
    case 'quote':
      return <QuoteSection section={section} />
    case 'banner':
      return <BannerSection section={section} />
    case 'frame':
      return <FrameSection section={section} />
  }
}
