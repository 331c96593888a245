import type { ReactNode } from 'react'
import type { Car } from '#domain/cars/car.ts'

/** The parts of a vehicle's page. A template decides where each goes. */
export type CarPagePieces = {
  breadcrumbs: ReactNode
  /** The only `h1`. */
  title: ReactNode
  tag: ReactNode
  price: ReactNode
  /** Empty unless the price is well below the market. */
  marketBadge: ReactNode
  /** Links to the enquiry form, where that is far down the page. */
  enquiryLink: ReactNode
  /** The enquiry and call buttons right below the facts. A large screen has them beside the pictures. */
  actions: ReactNode
  /** Download as PDF, share, print, compare and save. */
  tools: ReactNode
  /** Empty while the vehicle is available. */
  soldNotice: ReactNode
  gallery: ReactNode
  keyFacts: ReactNode
  /** Repayments and a link to finance; empty once the vehicle is sold. */
  finance: ReactNode
  /** What shoppers can do online; empty where the vehicle can't be reserved. */
  valueStrip: ReactNode
  /** The text about it, from the dealer's comments to its features. */
  sections: ReactNode
  /** How to enquire: links, phone and the enquiry form. */
  interested: ReactNode
  /** Call and enquiry buttons, always visible on a phone. */
  enquiryBar: ReactNode
}

export type CarPageLayoutProps = {
  status: Car['status']
  pieces: CarPagePieces
}
