import { href } from 'react-router'
import type { Site } from '#sites/site.ts'
import { stockAddress } from '../stock-address.ts'

export type MenuItem = { label: string; href: string; children: { label: string; href: string }[] }
export type HeaderButton = { label: string; href: string }

/** The most common reasons for a visit. */
export const headerButtons: HeaderButton[] = [
  { label: 'Book a Service', href: href('/book-a-service') },
  { label: 'Book a Test Drive', href: href('/book-test-drive') },
  { label: 'Make an Enquiry', href: href('/contact') },
  { label: 'Fleet Enquiry', href: href('/fleet') },
  { label: 'Get Finance Now', href: href('/apply-for-finance') },
]

/** The menu of a site without its own. */
export function defaultMenu(site: Pick<Site, 'stock' | 'promotions'>, runningOffers: number): MenuItem[] {
  return [
    item('Home', href('/')),
    ...(site.stock.carTypes.includes('new') ? [item('Range', href('/models'))] : []),
    item('Stock', stockAddress(), stockPages(site)),
    item('Sell My Car', href('/sell-my-car')),
    item('Finance', href('/finance')),
    item('Service & Parts', href('/service'), [
      { label: 'Service', href: href('/service') },
      { label: 'Book a Service', href: href('/book-a-service') },
      { label: 'Parts & Accessories', href: href('/vehicle-parts-and-accessories') },
      { label: 'Warranty', href: href('/warranty') },
      { label: 'Roadside Assist', href: href('/roadside-assist') },
    ]),
    item('More', href('/about-us'), [
      ...((site.promotions.offersCount ?? runningOffers) > 0
        ? [{ label: 'Offers', href: href('/offers') }]
        : []),
      ...(site.promotions.spinToWin ? [{ label: 'Spin to Win', href: href('/spin-to-win') }] : []),
      { label: 'About Us', href: href('/about-us') },
      { label: 'Locations', href: href('/locations') },
      { label: 'Fleet', href: href('/fleet') },
      { label: 'Careers', href: href('/careers') },
      { label: 'FAQs', href: href('/pages/:slug', { slug: 'faqs' }) },
      { label: 'Contact Us', href: href('/contact-us') },
    ]),
  ]
}

/** A dealer with one car type needs no submenu. */
function stockPages({ stock: { carTypes } }: Pick<Site, 'stock'>) {
  if (carTypes.length === 1) return []
  const pages = {
    new: { label: 'New Cars', href: stockAddress('new-cars') },
    demo: { label: 'Demo Cars', href: stockAddress('demo-cars') },
    used: { label: 'Used Cars', href: stockAddress('used-cars') },
  }
  return [{ label: 'All Stock', href: stockAddress() }, ...carTypes.map((type) => pages[type])]
}

function item(label: string, href: string, children: MenuItem['children'] = []): MenuItem {
  return { label, href, children }
}
