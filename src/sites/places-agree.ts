import type { z } from 'zod'
import type { DealershipSettings, LocationSettings } from './places.ts'

type Places = {
  dealershipId: string | null
  dealerships: DealershipSettings[]
  locations: LocationSettings[]
  specialHours: {
    from: string
    until: string | null
    locationIds: string[]
    opens: string | null
    closes: string | null
  }[]
}

/**
 * Refuses a document that names a dealership or a location that does not exist, uses a slug or an id twice, or has special
 * hours that end before they begin.
 */
export function placesAgree({ value, issues }: z.core.ParsePayload<Places>): void {
  const dealershipSlugs = new Set(value.dealerships.map(({ slug }) => slug))
  const refuse = (path: (string | number)[], message: string, input: unknown) =>
    issues.push({ code: 'custom', path, message, input })

  repeated(value.dealerships.map(({ slug }) => slug)).forEach(({ index, text }) =>
    refuse(['dealerships', index, 'slug'], `“${text}” is used twice`, text),
  )
  repeated(value.dealerships.map(({ id }) => id)).forEach(({ index, text }) =>
    refuse(['dealerships', index, 'id'], `“${text}” is used twice`, text),
  )
  repeated(value.locations.map(({ id }) => id)).forEach(({ index, text }) =>
    refuse(['locations', index, 'id'], `“${text}” is used twice`, text),
  )
  value.locations.forEach(({ dealershipSlug }, index) => {
    if (dealershipSlugs.has(dealershipSlug)) return
    refuse(
      ['locations', index, 'dealershipSlug'],
      `there is no dealership “${dealershipSlug}”`,
      dealershipSlug,
    )
  })
  const locationIds = new Set(value.locations.map(({ id }) => id))
  value.locations.forEach(({ id, distributionLocations }, index) => {
    distributionLocations
      .filter((other) => other === id || !locationIds.has(other))
      .forEach((other) =>
        refuse(
          ['locations', index, 'distributionLocations'],
          other === id ? 'name other locations than itself' : `there is no location “${other}”`,
          other,
        ),
      )
  })
  value.specialHours.forEach(({ from, until, opens, closes, ...hours }, index) => {
    const path = ['specialHours', index]
    hours.locationIds
      .filter((id) => !locationIds.has(id))
      .forEach((id) => refuse([...path, 'locationIds'], `there is no location “${id}”`, id))
    if (until !== null && until < from) refuse([...path, 'until'], 'it ends before it begins', until)
    if ((opens === null) !== (closes === null))
      refuse([...path, 'opens'], 'give both times, or neither', opens)
    if (opens !== null && closes !== null && closes <= opens)
      refuse([...path, 'closes'], 'it closes before it opens', closes)
  })
  if (value.dealershipId !== null && !value.dealerships.some(({ id }) => id === value.dealershipId)) {
    refuse(['dealershipId'], `there is no dealership with the id “${value.dealershipId}”`, value.dealershipId)
  }
}

function repeated(texts: string[]) {
  return texts
    .map((text, index) => ({ text, index }))
    .filter(({ text, index }) => texts.indexOf(text) !== index)
}
