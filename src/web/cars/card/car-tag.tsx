import type { CardTag } from '#domain/cars/badges/card-tag.ts'
import './car-tag.css'

/** The tag on a vehicle. The manufacturer's certificate is a picture, every other tag is text. */
export function CarTag({ tag }: { tag: CardTag | null }) {
  if (tag === null) return null
  if (tag.kind === 'certified') {
    return (
      <img
        className="car-tag car-tag--certified"
        src="/certified-used.svg"
        alt={tag.text}
        width={132}
        height={32}
      />
    )
  }
  return <span className={`car-tag car-tag--${tag.kind}`}>{tag.text}</span>
}
