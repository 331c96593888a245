import type { VisitorEvent } from '#domain/tracking/visitor-event.ts'
import { mayReportToThirdParties } from './choice.ts'
import { recordFirstParty } from './first-party-log.ts'

/** The one bus that every event takes: to the site's own log, and to services from elsewhere where the visitor agrees. */
export function reportEvent(happened: VisitorEvent): void {
  const event = withCar(happened)
  if ('submissionId' in event && !isNew(event.submissionId)) return
  recordFirstParty(event)
  if (mayReportToThirdParties())
    import('./data-layer.ts').then(
      ({ pushToDataLayer }) => pushToDataLayer(event),
      () => {},
    )
}

/** What happens on the page of a vehicle is about that vehicle. */
function withCar(event: VisitorEvent): VisitorEvent {
  if (!('carId' in event) || event.carId !== null) return event
  const carId = carShown()
  return carId === null ? event : { ...event, carId }
}

/** The vehicle whose page this is; `null` elsewhere. */
export function carShown(): string | null {
  return document.querySelector<HTMLElement>('[data-car]')?.dataset['car'] ?? null
}

/** What was sent is told once, also when the visitor comes back to the form and sends the same again. */
function isNew(submissionId: string) {
  try {
    const key = `told ${submissionId}`
    if (sessionStorage.getItem(key) !== null) return false
    sessionStorage.setItem(key, '')
  } catch {
    // A browser that remembers nothing tells it as often as the server says so, which is once.
  }
  return true
}
