import type { Detail } from '#domain/cars/car-details.ts'
import type { CardTag } from '#domain/cars/badges/card-tag.ts'
import type { PriceText } from '#domain/cars/format-price.ts'
import type { FinanceDisplay } from '#domain/finance/finance-display.ts'
import type { Template } from '#sites/templates/templates.ts'
import type { Palette } from '#sites/palette.ts'

/** Everything a brochure says about a vehicle. It has no phone number, because visitors must reveal that on the page. */
export type BrochureFacts = {
  site: { name: string; template: Template; palette: Palette; cornerPoints: number }
  title: string
  /** Badge and series. */
  subtitle: string
  tag: CardTag | null
  /** The notice on a vehicle that is no longer available. */
  soldNotice: string | null
  price: PriceText
  finance: FinanceDisplay | null
  details: Detail[]
  comments: string
  included: string[]
  features: string[]
  place: { name: string; address: string | null } | null
  licences: { label: string; number: string }[]
  /** The full address of the vehicle’s page. */
  address: string
  /** The date it was made, written out. */
  madeOn: string
  smallPrint: string[]
}

export type BrochurePictures = {
  /** The first one is shown large. */
  photos: Uint8Array[]
  /** The outline for a vehicle without a photo. */
  outline: Uint8Array | null
  logo: Uint8Array | null
}

/** Draws a brochure of one or two sheets, as a PDF. */
export type MakeBrochure = (facts: BrochureFacts, pictures: BrochurePictures) => Promise<Uint8Array>
