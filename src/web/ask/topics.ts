import type { EnquiryCategory } from '#domain/enquiries/enquiry-form.ts'
import type { Purpose } from '#domain/enquiries/forms-by-purpose.ts'
import { type Part, privacyParts, termsParts } from '#domain/consent/legal-words.ts'

/** Something a visitor came for that the dealer takes care of in person. */
export type Topic = {
  title: string
  text: string
  /** What there is to read about it. */
  parts?: readonly Part[]
  category: EnquiryCategory
  /** The form that is made for it. */
  purpose?: Purpose
  formHeading?: string
  /** The words on the button that sends the form, where they are not the site's. */
  button?: string
  /** The address search engines know it by. */
  path: string
}

type Words = Omit<Topic, 'path'>

const sellMyCar: Words = {
  title: 'Sell your car',
  text: 'Tell us the make, model, year and kilometres of your car, and its registration if you have it at hand. We look at it and make you an offer.',
  category: 'Sell My Car Enquiry',
  purpose: 'sell-my-car',
  formHeading: 'Tell us about your car',
}
const tradeIn: Words = {
  title: 'Trade in your car',
  text: 'Tell us the make, model, year and kilometres of your car, and its registration if you have it at hand. We look at it and take it off the price of your next one.',
  category: 'Trade-in Enquiry',
  purpose: 'trade-in',
  formHeading: 'Tell us about your car',
}
const reserve: Words = {
  title: 'Reserve a vehicle',
  text: 'Tell us which vehicle you would like to reserve. We tell you whether it is still there and how to hold it.',
  category: 'General Enquiry',
}
const offers: Words = {
  title: 'Offers',
  text: 'Ask us what is on offer for the vehicle you have in mind.',
  category: 'Special Offer Enquiry',
}
const parts: Words = {
  title: 'Parts and accessories',
  text: 'Tell us your make, model and year and what you are looking for. Our parts team finds it for you.',
  category: 'Parts Enquiry',
  purpose: 'parts',
  formHeading: 'Ask for a part',
}
const accessories: Words = {
  title: 'Accessories',
  text: 'Tell us your make, model and year and what you would like to add. Our parts team tells you what fits and what it costs.',
  category: 'Parts Enquiry',
  purpose: 'accessories',
  formHeading: 'Ask for accessories',
}
const terms: Words = {
  title: 'Terms and conditions',
  text: 'What holds when you use this website. Ask us about anything in it.',
  parts: termsParts,
  category: 'General Enquiry',
}
const valuationTerms: Words = {
  title: 'Terms of our car valuations',
  text: 'Ask us for a copy of the terms of our valuations, or about anything in them.',
  category: 'Trade-in Enquiry',
}
const privacy: Words = {
  title: 'Privacy policy',
  text: 'What becomes of what you tell us here.',
  parts: privacyParts,
  category: 'General Enquiry',
}
const blog: Words = {
  title: 'News and reviews',
  text: 'Ask us about any model. We drive them every day and tell you what we think of them.',
  category: 'General Enquiry',
}

/** What each address is about. The first address of a topic is the one that search engines should know. */
const topics: [words: Words, ...paths: string[]][] = [
  [sellMyCar, '/sell-my-car', '/buying'],
  [tradeIn, '/trade-in', '/cars/trade-in'],
  [reserve, '/checkout-journey'],
  [offers, '/offers', '/special-offers'],
  [parts, '/vehicle-parts-and-accessories', '/parts/search'],
  [accessories, '/accessories'],
  [terms, '/terms-and-conditions', '/pages/terms-and-conditions'],
  [valuationTerms, '/value-my-car-terms-and-conditions', '/pages/value-my-car-terms-and-conditions'],
  [privacy, '/privacy-policy', '/pages/privacy-policy'],
  [blog, '/blog', '/blog/vehicle-reviews'],
  [
    {
      title: 'Our range',
      text: 'Tell us what you need a vehicle for, and we tell you which models fit and what they cost.',
      category: 'New Vehicle Enquiry',
    },
    '/models',
  ],
  [
    {
      title: 'Book a test drive',
      text: 'Tell us which vehicle you would like to drive and which days suit you. We have it ready for you.',
      category: 'Test Drive Booking',
      purpose: 'test-drive',
      formHeading: 'Book your test drive',
      button: 'Book Test Drive',
    },
    '/book-test-drive',
  ],
  [
    {
      title: 'Sign in',
      text: 'You can look at all our stock and ask us anything without signing in.',
      category: 'General Enquiry',
    },
    '/sign-in',
  ],
  [
    {
      title: 'Spin to win',
      text: 'Ask us whether a competition is running, and what else is on offer.',
      category: 'Special Offer Enquiry',
    },
    '/spin-to-win',
  ],
  [
    {
      title: 'Pay an invoice or a deposit',
      text: 'Ask us how to pay. Please do not send card details in this form.',
      category: 'General Enquiry',
    },
    '/online-payment',
  ],
  [
    {
      title: 'Quick enquiry',
      text: 'Ask us about a vehicle. We answer by telephone or email.',
      category: 'General Enquiry',
      purpose: 'quick-enquiry',
      formHeading: 'Your question',
    },
    '/quick-enquiry',
  ],
  [
    {
      title: 'Request photographs',
      text: 'Tell us which vehicle and what you would like to see of it. We take the pictures and send them to you.',
      category: 'General Enquiry',
      purpose: 'photo-request',
      formHeading: 'Ask for photographs',
    },
    '/request-photos',
  ],
  [
    {
      title: 'Fleet',
      text: 'Tell us how many vehicles your business needs and what for. Our fleet team answers you with prices.',
      category: 'Fleet Enquiry',
      purpose: 'fleet',
      formHeading: 'Ask our fleet team',
    },
    '/fleet',
  ],
  [
    {
      title: 'Diamond Advantage',
      text: 'Ask us what Diamond Advantage covers and which vehicles come with it.',
      category: 'General Enquiry',
    },
    '/diamond-advantage',
  ],
  [
    {
      title: 'About us',
      text: 'Here is where to find us and when. Ask us anything, or come in and see for yourself.',
      category: 'General Enquiry',
    },
    '/about-us',
  ],
  [
    {
      title: 'Careers',
      text: 'Tell us what you do and where you would like to work with us.',
      category: 'Careers Enquiry',
      purpose: 'careers',
      formHeading: 'Tell us about yourself',
    },
    '/careers',
  ],
  [
    {
      title: 'Questions and answers',
      text: 'Ask us your question, and somebody who knows answers it.',
      category: 'General Enquiry',
    },
    '/pages/faqs',
  ],
]

const topicByPath = new Map<string, Topic>(
  topics.flatMap(([words, first = '/', ...others]) =>
    [first, ...others].map((path): [string, Topic] => [path, { ...words, path: first }]),
  ),
)

/** What an address is about, or `null` when it is about nothing. */
export function topicAt(path: string): Topic | null {
  if (/^\/cars\/[^/]+\/(?:checkout|buy-online)$/.test(path)) return { ...reserve, path }
  return topicByPath.get(path) ?? null
}
