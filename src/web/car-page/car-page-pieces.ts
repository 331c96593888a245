import type { ReactNode } from 'react'
import type { Car } from '#domain/cars/car.ts'

/** The page of a vehicle in pieces, each whole in itself. A template decides where they stand. */
export type CarPagePieces = {
  breadcrumbs: ReactNode
  /** The only heading of the first level. */
  title: ReactNode
  tag: ReactNode
  price: ReactNode
  /** Nothing unless the price is well below the market. */
  marketBadge: ReactNode
  /** Leads to the enquiry form, where that is far down the page. */
  askLink: ReactNode
  /** The two ways to ask, right below the facts; on a large screen they are beside the pictures anyway. */
  actions: ReactNode
  /** Saving it as PDF, passing it on, printing it. */
  tools: ReactNode
  /** Nothing while the vehicle can be had. */
  soldNotice: ReactNode
  gallery: ReactNode
  keyFacts: ReactNode
  /** Repayments and the way to finance; nothing once it is sold. */
  finance: ReactNode
  /** What can be done from home; nothing where the vehicle cannot be reserved. */
  valueStrip: ReactNode
  /** All there is to read about it, from the dealer's comments to its features. */
  sections: ReactNode
  /** How to ask about it: links, telephone and the enquiry form. */
  interested: ReactNode
  /** Calling and asking, always in sight on a phone. */
  askBar: ReactNode
}

export type CarPageLayoutProps = {
  status: Car['status']
  pieces: CarPagePieces
}
