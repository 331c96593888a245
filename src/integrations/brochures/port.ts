import type { Detail } from '#domain/cars/car-details.ts'
import type { CardTag } from '#domain/cars/card-tag.ts'
import type { PriceText } from '#domain/cars/price-text.ts'
import type { FinanceDisplay } from '#domain/finance/finance-display.ts'
import type { Template } from '#sites/templates/templates.ts'
import type { Palette } from '#sites/palette.ts'

/** All that a brochure says of a vehicle. The telephone number is not in it: it is told to who asks. */
export type BrochureFacts = {
  site: { name: string; template: Template; palette: Palette; cornerPoints: number }
  title: string
  /** Badge and series. */
  subtitle: string
  tag: CardTag | null
  /** Said of a vehicle that can no longer be had. */
  soldNotice: string | null
  price: PriceText
  finance: FinanceDisplay | null
  details: Detail[]
  comments: string
  included: string[]
  features: string[]
  place: { name: string; address: string | null } | null
  licences: { label: string; number: string }[]
  /** The page of the vehicle, in full. */
  address: string
  /** The day it was made on, written out. */
  madeOn: string
  smallPrint: string[]
}

export type BrochurePictures = {
  /** The first is shown large. */
  photos: Uint8Array[]
  /** What stands in for a vehicle without a photograph. */
  outline: Uint8Array | null
  logo: Uint8Array | null
}

/** Draws a brochure of one or two sheets, as PDF. */
export type MakeBrochure = (facts: BrochureFacts, pictures: BrochurePictures) => Promise<Uint8Array>
