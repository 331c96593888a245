import type { Site } from '#sites/site.ts'

export type MenuItem = { label: string; href: string; children: { label: string; href: string }[] }
export type HeaderButton = { label: string; href: string }

/** The most common reasons for a visit. */
export const headerButtons: HeaderButton[] = [
  { label: 'Book a Service', href: '/book-a-service' },
  { label: 'Book a Test Drive', href: '/book-test-drive' },
  { label: 'Make an Enquiry', href: '/contact' },
  { label: 'Fleet Enquiry', href: '/fleet' },
  { label: 'Get Finance Now', href: '/apply-for-finance' },
]

/** The menu of a site without its own. */
export function defaultMenu(site: Pick<Site, 'stock' | 'promotions'>): MenuItem[] {
  return [
    item('Home', '/'),
    ...(site.stock.carTypes.includes('new') ? [item('Range', '/models')] : []),
    item('Stock', '/search', stockPages(site)),
    item('Sell My Car', '/sell-my-car'),
    item('Finance', '/finance'),
    item('Service & Parts', '/service', [
      { label: 'Service', href: '/service' },
      { label: 'Book a Service', href: '/book-a-service' },
      { label: 'Parts & Accessories', href: '/vehicle-parts-and-accessories' },
      { label: 'Warranty', href: '/warranty' },
      { label: 'Roadside Assist', href: '/roadside-assist' },
    ]),
    item('More', '/about-us', [
      ...(site.promotions.offersCount > 0 ? [{ label: 'Offers', href: '/offers' }] : []),
      { label: 'About Us', href: '/about-us' },
      { label: 'Locations', href: '/locations' },
      { label: 'Fleet', href: '/fleet' },
      { label: 'Careers', href: '/careers' },
      { label: 'FAQs', href: '/pages/faqs' },
      { label: 'Contact Us', href: '/contact-us' },
    ]),
  ]
}

/** A dealer with one car type needs no submenu. */
function stockPages({ stock: { carTypes } }: Pick<Site, 'stock'>) {
  if (carTypes.length === 1) return []
  const pages = {
    new: { label: 'New Cars', href: '/search/new-cars' },
    demo: { label: 'Demo Cars', href: '/search/demo-cars' },
    used: { label: 'Used Cars', href: '/search/used-cars' },
  }
  return [{ label: 'All Stock', href: '/search' }, ...carTypes.map((type) => pages[type])]
}

function item(label: string, href: string, children: MenuItem['children'] = []): MenuItem {
  return { label, href, children }
}
