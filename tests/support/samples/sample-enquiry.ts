/** An enquiry with every field filled in. */
export const sampleEnquiry = {
  category: 'Parts Enquiry',
  name: 'Kim Nguyen',
  email: 'kim@example.com',
  phone: '0412 345 678',
  message: 'Have you a tow bar?',
  terms_conditions: 'true',
}
