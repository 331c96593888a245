import type { ReactNode } from 'react'
import type { Car } from '#domain/cars/car.ts'

/** The page of a vehicle in pieces, each whole in itself. A template decides where they stand. */
export type CarPagePieces = {
  breadcrumbs: ReactNode
  /** The only heading of the first level. */
  title: ReactNode
  tag: ReactNode
  price: ReactNode
  /** Leads to the enquiry form, where that is far down the page. */
  askLink: ReactNode
  /** Nothing while the vehicle can be had. */
  soldNotice: ReactNode
  gallery: ReactNode
  keyFacts: ReactNode
  comments: ReactNode
  included: ReactNode
  features: ReactNode
  /** How to ask about it: links, telephone and the enquiry form. */
  interested: ReactNode
  /** Calling and asking, always in sight on a phone. */
  askBar: ReactNode
}

export type CarPageLayoutProps = {
  status: Car['status']
  pieces: CarPagePieces
}
