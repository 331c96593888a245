import type { PlaceShown } from './requested-place.server.ts'
import { unknownPlace } from './unknown-place.ts'

/** Says which place distances are measured from, and offers other places of the same name. */
export function PlaceNotice({ place, isOrder }: { place: PlaceShown; isOrder: boolean }) {
  const error = unknownPlace(place)
  if (place.text === '' || !place.isOffered) return null
  if (error !== undefined) return <output className="search-page__notice">{error}</output>
  return (
    <p className="search-page__place">
      {isOrder
        ? `Nearest to ${place.written} first, as the crow flies.`
        : `Distances are from ${place.written}, as the crow flies.`}
      {place.others.length > 0 && ' Did you mean '}
      {place.others.map(({ label, address }, index) => (
        <span key={label}>
          {separator(index, place.others.length)}
          <a href={address}>{label}</a>
        </span>
      ))}
      {place.others.length > 0 && '?'}
    </p>
  )
}

function separator(index: number, count: number) {
  if (index === 0) return ''
  return index === count - 1 ? ' or ' : ', '
}
