import type { VisitorEvent } from '#domain/tracking/visitor-event.ts'
import { mayReportToThirdParties } from './consent/choice.ts'
import { recordFirstParty } from './first-party-log.ts'
import { whenLoaded } from '../ui/when-loaded.ts'

/** Sends every event to the site's own log, and to third-party services where the visitor agrees. */
export function reportEvent(visitorEvent: VisitorEvent): void {
  const event = withCar(visitorEvent)
  if ('submissionId' in event && !isNew(event.submissionId)) return
  if (event.name === 'process-step' && !isNew(`${event.flow} ${event.step} ${location.pathname}`)) return
  recordFirstParty(event)
  if (mayReportToThirdParties()) withDataLayer(({ pushToDataLayer }) => void pushToDataLayer(event))
}

const withDataLayer = whenLoaded(() => import('./data-layer.ts'))

/** An event on a vehicle page is about that vehicle. */
function withCar(event: VisitorEvent): VisitorEvent {
  if (!('carId' in event) || event.carId !== null) return event
  const carId = carShown()
  return carId === null ? event : { ...event, carId }
}

/** The vehicle of this page, or `null` on other pages. */
export function carShown(): string | null {
  return document.querySelector<HTMLElement>('[data-car]')?.dataset['car'] ?? null
}

/** A submission is reported once, even when the visitor sends the form again, and so is a step of one process. */
function isNew(id: string) {
  try {
    const key = `told ${id}`
    if (sessionStorage.getItem(key) !== null) return false
    sessionStorage.setItem(key, '')
  } catch {
    // Without storage, the event is reported as often as the server sends it, which is once.
  }
  return true
}
