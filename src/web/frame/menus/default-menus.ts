import { href } from 'react-router'
import { everyTypeSold } from '#domain/search/car-type-choice.ts'
import type { Site } from '#sites/site.ts'
import { stockAddress } from '../stock-address.ts'

export type MenuLink = { label: string; href: string }
export type MenuItem = MenuLink & { children: MenuLink[] }

/** The buttons of a site without its own: the most common reasons for a visit. */
export const defaultButtons: readonly MenuLink[] = [
  { label: 'Book a Service', href: href('/book-a-service') },
  { label: 'Book a Test Drive', href: href('/book-test-drive') },
  { label: 'Make an Enquiry', href: href('/contact') },
  { label: 'Fleet Enquiry', href: href('/fleet') },
  { label: 'Get Finance Now', href: href('/apply-for-finance') },
]

/** The menu of a site without its own. */
export function defaultMenu(site: Pick<Site, 'stock'>): MenuItem[] {
  return [
    item('Home', href('/')),
    ...(hasRange(site) ? [item('Range', href('/models'))] : []),
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
      { label: 'Offers', href: href('/offers') },
      { label: 'Spin to Win', href: href('/spin-to-win') },
      { label: 'About Us', href: href('/about-us') },
      { label: 'Locations', href: href('/locations') },
      { label: 'Fleet', href: href('/fleet') },
      { label: 'Careers', href: href('/careers') },
      { label: 'FAQs', href: href('/pages/:slug', { slug: 'faqs' }) },
      { label: 'Contact Us', href: href('/contact-us') },
    ]),
  ]
}

/** The links in the footer of a site without its own. */
export function defaultFooterMenu(site: Pick<Site, 'stock'>): MenuLink[] {
  return [
    { label: 'Home', href: href('/') },
    ...(hasRange(site) ? [{ label: 'Our range', href: href('/models') }] : []),
    { label: 'Search our stock', href: stockAddress() },
    { label: 'Sell my car', href: href('/sell-my-car') },
    { label: 'Finance', href: href('/finance') },
    { label: 'Service', href: href('/service') },
    { label: 'Locations', href: href('/locations') },
    { label: 'About us', href: href('/about-us') },
    { label: 'Contact us', href: href('/contact') },
  ]
}

/** Only new vehicles come from a maker’s range. */
function hasRange({ stock }: Pick<Site, 'stock'>) {
  return stock.carTypes.includes('new')
}

/** A dealer with one car type needs no submenu. */
function stockPages({ stock }: Pick<Site, 'stock'>) {
  const { carTypes } = stock
  if (carTypes.length === 1) return []
  const needsEveryType = everyTypeSold(stock).length > 0
  const pages = {
    new: { label: 'New Cars', href: stockAddress('new-cars') },
    demo: { label: 'Demo Cars', href: stockAddress('demo-cars') },
    used: { label: 'Used Cars', href: stockAddress('used-cars') },
  }
  const all = needsEveryType ? stockAddress('new-used-and-demo-cars') : stockAddress()
  return [{ label: 'All Stock', href: all }, ...carTypes.map((type) => pages[type])]
}

function item(label: string, href: string, children: MenuItem['children'] = []): MenuItem {
  return { label, href, children }
}
