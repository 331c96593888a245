import { makeInitials } from '#domain/cars/make-initials.ts'
import './make-mark.css'

/** A plate with the make's initials, because logos are trademarks; without initials, the outline of a vehicle. */
export function MakePlate({ make }: { make: string }) {
  const letters = makeInitials(make)
  return (
    <svg className="make-mark" viewBox="0 0 64 64" aria-hidden="true">
      <path d={outlineOf(make)} />
      {letters === '' ? (
        <path className="make-mark__vehicle" d={VEHICLE} />
      ) : (
        <text x="32" y="33" data-letters={letters.length}>
          {letters}
        </text>
      )}
    </svg>
  )
}

/** Shapes of old coachbuilders' plates. */
const outlines = [
  'M32 3a29 29 0 1 0 0 58a29 29 0 1 0 0-58z',
  'M12 5h40a7 7 0 0 1 7 7v40a7 7 0 0 1-7 7H12a7 7 0 0 1-7-7V12a7 7 0 0 1 7-7z',
  'M32 3l25 8v20c0 15-10 25-25 30C17 56 7 46 7 31V11z',
  'M32 3l25.500 14.500v29L32 61L6.500 46.500v-29z',
  'M32 9c18 0 29 9 29 23s-11 23-29 23S3 46 3 32S14 9 32 9z',
]
const VEHICLE = 'M14 40v-7l5-2 4-8h16l6 8 6 2v7h-4a5 5 0 0 1-10 0H28a5 5 0 0 1-10 0z'

/** The same make always gets the same shape; different makes usually get different ones. */
function outlineOf(make: string) {
  const sum = [...make].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return outlines[sum % outlines.length]
}
