import type { PriceText } from '#domain/cars/format-price.ts'
import type { Template } from '#sites/templates/templates.ts'
import type { Palette } from '#sites/palette.ts'

export type SocialCardFacts = {
  siteName: string
  template: Template
  palette: Palette
  title: string
  subtitle: string
  price: PriceText
  isSold: boolean
}

/** Draws a vehicle’s social card as JPEG. The picture may be its outline. */
export type MakeSocialCard = (facts: SocialCardFacts, picture: Uint8Array | null) => Promise<Uint8Array>
