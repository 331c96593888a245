import type { EnquiryTopic } from './enquiry-topic.ts'

/** The enquiry pages for people who own a vehicle. */
export const owningTopics: EnquiryTopic[] = [
  {
    paths: ['/trade-in/enquiry'],
    title: 'Ask about a trade-in',
    text: 'Leave your details and our buying team will call you about your car.',
    category: 'Trade-in Enquiry',
    purpose: 'simple-trade-in',
    formHeading: 'Your details',
  },
  {
    paths: ['/vehicle-parts-and-accessories', '/parts/search'],
    title: 'Parts and accessories',
    text: 'Tell us your make, model and year and what you’re looking for. Our parts team will find it for you.',
    category: 'Parts Enquiry',
    purpose: 'parts',
    formHeading: 'Ask for a part',
  },
  {
    paths: ['/accessories'],
    title: 'Accessories',
    text: 'Tell us your make, model and year and what you’d like to add. Our parts team will tell you what fits and what it costs.',
    category: 'Parts Enquiry',
    purpose: 'accessories',
    formHeading: 'Ask for accessories',
  },
]
