import type { EnquiryTopic } from './enquiry-topic.ts'

export const reserve: EnquiryTopic = {
  paths: ['/checkout-journey'],
  title: 'Reserve a vehicle',
  text: 'Tell us which vehicle you’d like to reserve. We’ll check it’s still available and arrange your deposit with you.',
  category: 'General Enquiry',
  aboutCar: {
    title: 'Reserve this vehicle',
    text: 'Send us your details and we’ll call you to confirm it’s available and arrange your deposit. You pay nothing on this website.',
    message: 'I’d like to reserve this vehicle.',
  },
}

/** The enquiry pages for people looking for a vehicle. */
export const buyingTopics: EnquiryTopic[] = [
  {
    paths: ['/book-test-drive'],
    title: 'Book a test drive',
    text: 'Tell us which vehicle you’d like to drive and which days suit you. We’ll have it ready.',
    category: 'Test Drive Booking',
    purpose: 'test-drive',
    formHeading: 'Book your test drive',
    button: 'Book a test drive',
  },
  {
    paths: ['/quick-enquiry'],
    title: 'Quick enquiry',
    text: 'Ask us about a vehicle. We’ll get back to you by phone or email.',
    category: 'General Enquiry',
    purpose: 'quick-enquiry',
    formHeading: 'Your question',
  },
  {
    paths: ['/request-photos'],
    title: 'Request photos',
    text: 'Tell us which vehicle and what you’d like to see. We’ll take the photos and send them to you.',
    category: 'General Enquiry',
    purpose: 'photo-request',
    formHeading: 'Ask for photos',
  },
  reserve,
  {
    paths: ['/online-payment'],
    title: 'Pay an invoice or a deposit',
    text: 'Ask us how to pay. Please don’t include card details in this form.',
    category: 'General Enquiry',
  },
]
