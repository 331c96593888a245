import { useEffect } from 'react'
import type { VisitorEvent } from '#domain/tracking/visitor-event.ts'
import { rememberEnquiry } from '../device/first-party-visit.ts'
import { track } from './track.ts'

/** Reports what led to this page, and stores on the visitor's device which vehicle they enquired about. */
export function useFlashEvent(event: VisitorEvent | null): void {
  useEffect(() => {
    if (!event) return
    track(event)
    if (event.name === 'enquiry-sent' && event.carId !== null) rememberEnquiry(event.carId, event.category)
  }, [event])
}
