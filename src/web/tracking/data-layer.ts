import { href } from 'react-router'
import { ascEvents } from '#domain/tracking/asc-events.ts'
import type { ItemFacts } from '#domain/tracking/item-facts.ts'
import type { VisitorEvent } from '#domain/tracking/visitor-event.ts'
import { mayReportToThirdParties, thirdPartyServicesHere } from './consent/choice.ts'
import { dataLayer, gtag } from './load-third-party.ts'

/** Sends an event to third-party services, in the format of the Automotive Standards Council. */
export async function pushToDataLayer(event: VisitorEvent): Promise<void> {
  const { pathname: path, origin } = location
  const item = 'carId' in event && event.carId !== null ? await factsOf(event.carId) : null
  const tags = thirdPartyServicesHere()
  if (tags === null || !mayReportToThirdParties()) return

  const { storeName, brand, ga4MeasurementId } = tags
  for (const ascEvent of ascEvents(event, { path, origin, storeName, brand, item })) {
    const { event: name, ...parameters } = ascEvent
    if (ga4MeasurementId === null) dataLayer().push(ascEvent)
    else gtag('event', name, parameters)
  }
}

const facts = new Map<string, Promise<ItemFacts | null>>()

function factsOf(carId: string) {
  const known = facts.get(carId) ?? fetchFacts(carId)
  facts.set(carId, known)
  return known
}

async function fetchFacts(carId: string): Promise<ItemFacts | null> {
  try {
    const response = await fetch(href('/api/cars/:id/facts', { id: carId }))
    return response.ok ? ((await response.json()) as ItemFacts) : null
  } catch {
    return null
  }
}
