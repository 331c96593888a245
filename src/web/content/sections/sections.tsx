import { lazy } from 'react'
import type { EnquiryResponse } from '../../enquiries/enquiry-response.ts'
import { BannerSection } from './pictures/banner-section.tsx'
import { HeroSection } from './words/hero-section.tsx'
import { QuoteSection } from './words/quote-section.tsx'
import type { ShownSection } from './shown-section.ts'
import { StockSection } from './lists/stock-section.tsx'
import { TextSection } from './words/text-section.tsx'
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
    case 'models':
      return <ModelsSection section={section} />
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

// Few pages have all of these, so a browser fetches those that its page has.
const FormSection = lazy(async () => ({ default: (await import('./lists/form-section.tsx')).FormSection }))
const LocationsSection = lazy(async () => ({
  default: (await import('./lists/locations-section.tsx')).LocationsSection,
}))
const ModelsSection = lazy(async () => ({
  default: (await import('./lists/models-section.tsx')).ModelsSection,
}))
const OffersSection = lazy(async () => ({
  default: (await import('./lists/offers-section.tsx')).OffersSection,
}))
const PeopleSection = lazy(async () => ({
  default: (await import('./lists/people-section.tsx')).PeopleSection,
}))
const PostsSection = lazy(async () => ({ default: (await import('./lists/posts-section.tsx')).PostsSection }))
const FaqSection = lazy(async () => ({ default: (await import('./words/faq-section.tsx')).FaqSection }))
const TableSection = lazy(async () => ({ default: (await import('./words/table-section.tsx')).TableSection }))
const VideoSection = lazy(async () => ({
  default: (await import('./pictures/video-section.tsx')).VideoSection,
}))
const TilesSection = lazy(async () => ({
  default: (await import('./pictures/tiles-section.tsx')).TilesSection,
}))
const FrameSection = lazy(async () => ({
  default: (await import('./pictures/frame-section.tsx')).FrameSection,
}))
const PicturesSection = lazy(async () => ({
  default: (await import('./pictures/pictures-section.tsx')).PicturesSection,
}))
const PositionsSection = lazy(async () => ({
  default: (await import('./lists/positions-section.tsx')).PositionsSection,
}))
