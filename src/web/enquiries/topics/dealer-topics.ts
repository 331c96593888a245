import { privacyParts, termsParts } from '#domain/consent/legal-texts.ts'
import type { EnquiryTopic } from './enquiry-topic.ts'

/** The enquiry pages about the dealer and this website. */
export const dealerTopics: EnquiryTopic[] = [
  {
    paths: ['/about-us'],
    title: 'About us',
    text: 'Here’s where to find us and when we’re open. Ask us anything, or come in and see for yourself.',
    category: 'General Enquiry',
  },
  {
    paths: ['/careers'],
    title: 'Careers',
    text: 'Tell us what you do and where you’d like to work with us.',
    category: 'Careers Enquiry',
    purpose: 'careers',
    formHeading: 'Tell us about yourself',
  },
  {
    paths: ['/blog', '/blog/vehicle-reviews'],
    title: 'News and reviews',
    text: 'Ask us about any model. We drive them every day and we’ll tell you what we think.',
    category: 'General Enquiry',
  },
  {
    paths: ['/pages/faqs'],
    title: 'Frequently asked questions',
    text: 'Got a question? Ask us, and the right person will get back to you.',
    category: 'General Enquiry',
  },
  {
    paths: ['/terms-and-conditions', '/pages/terms-and-conditions'],
    title: 'Terms and conditions',
    text: 'The terms for using this website. Ask us if anything isn’t clear.',
    parts: termsParts,
    category: 'General Enquiry',
  },
  {
    paths: ['/privacy-policy', '/pages/privacy-policy'],
    title: 'Privacy policy',
    text: 'What we do with the information you give us.',
    parts: privacyParts,
    category: 'General Enquiry',
  },
]
