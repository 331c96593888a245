import type { Confidence } from '#domain/trade-in/valuation/valuation.ts'
import './offer-range.css'

const confidenceTexts: Record<Confidence, string> = {
  high: 'High confidence',
  medium: 'Medium confidence',
  low: 'A first estimate',
}

type OfferRangeProps = { low: string; high: string; confidence: Confidence }

/** A value as a range, with how sure it is. */
export function OfferRange({ low, high, confidence }: OfferRangeProps) {
  return (
    <p className="offer-range" data-confidence={confidence}>
      <span className="offer-range__amount">
        {low} <span className="offer-range__to">to</span> {high}
      </span>
      <span className="offer-range__confidence">{confidenceTexts[confidence]}</span>
    </p>
  )
}
