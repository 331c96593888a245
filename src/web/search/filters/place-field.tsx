import { describedBy, FieldError, FieldHint } from '../../ui/forms/field.tsx'
import type { PlaceShown } from './requested-place.server.ts'
import { unknownPlace } from './unknown-place.ts'

/** The shopper's postcode or suburb, which sorts the nearest vehicles first. Only the address stores it. */
export function PlaceField({ place }: { place: PlaceShown }) {
  if (!place.isOffered) return null
  const error = unknownPlace(place)
  const hint = 'The nearest vehicles come first.'
  return (
    <div className="filter-group">
      <label className="filter-group__label" htmlFor="filter-near">
        Postcode or suburb
      </label>
      <input
        {...describedBy(error, 'filter-near-note', hint)}
        className="input"
        id="filter-near"
        type="text"
        name="near"
        defaultValue={place.text}
        maxLength={60}
        autoComplete="postal-code"
        enterKeyHint="search"
      />
      <FieldHint id="filter-near-note" hint={hint} />
      <FieldError id="filter-near-note" error={error} />
    </div>
  )
}
