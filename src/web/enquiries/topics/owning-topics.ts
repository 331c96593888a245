import type { EnquiryTopic } from './enquiry-topic.ts'

/** The enquiry pages for people who own a vehicle. */
export const owningTopics: EnquiryTopic[] = [
  {
    paths: ['/sell-my-car', '/buying'],
    title: 'Sell your car',
    text: 'Tell us the make, model, year and kilometres of your car, and its registration if you have it handy. We’ll take a look and make you an offer.',
    category: 'Sell My Car Enquiry',
    purpose: 'sell-my-car',
    formHeading: 'Tell us about your car',
  },
  {
    paths: ['/trade-in', '/cars/trade-in'],
    title: 'Trade in your car',
    text: 'Tell us the make, model, year and kilometres of your car, and its registration if you have it handy. We’ll value it and take that off the price of your next one.',
    category: 'Trade-in Enquiry',
    purpose: 'trade-in',
    formHeading: 'Tell us about your car',
  },
  {
    paths: ['/value-my-car-terms-and-conditions', '/pages/value-my-car-terms-and-conditions'],
    title: 'Car valuation terms',
    text: 'Ask us for a copy of our valuation terms, or about anything in them.',
    category: 'Trade-in Enquiry',
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
