/** The page type of an address, in the Automotive Standards Council's terms. */
export function pageType(path: string): string {
  const [first = '', second] = path.split('/').slice(1)
  if (first === '') return 'home'
  if (first === 'cars' && second !== undefined) return carPages[path.split('/')[3] ?? ''] ?? 'item'
  return pages[first] ?? 'unknown'
}

const carPages: Record<string, string> = { checkout: 'checkout', 'buy-online': 'checkout' }

const pages: Record<string, string> = {
  search: 'itemlist',
  brands: 'showroom',
  models: 'showroom',
  offers: 'specials',
  'special-offers': 'specials',
  finance: 'finance',
  'finance-enquiry': 'finance',
  'apply-for-finance': 'finance',
  'finance-pre-approval': 'finance',
  'sell-my-car': 'tradein',
  'trade-in': 'tradein',
  valuations: 'tradein',
  service: 'service',
  'book-a-service': 'service',
  'vehicle-parts-and-accessories': 'parts',
  accessories: 'parts',
  parts: 'parts',
  contact: 'contact',
  'contact-us': 'contact',
  locations: 'contact',
  'book-test-drive': 'contact',
  careers: 'contact',
  'about-us': 'about',
  blog: 'blog',
  success: 'confirmation',
  'privacy-policy': 'legal',
  'terms-and-conditions': 'legal',
}
