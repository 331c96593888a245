import { useEffect } from 'react'
import type { VisitorEvent } from '#domain/tracking/visitor-event.ts'
import { rememberEnquiry } from '../device/first-party-visit.ts'
import { track } from './track.ts'

/** Reports what led to this page, and stores a sent enquiry on the visitor's device. */
export function useFlashEvent(event: VisitorEvent | null): void {
  useEffect(() => {
    if (!event) return
    track(event)
    if (event.name === 'enquiry-sent') rememberEnquiry(event.carId, event.category)
  }, [event])
}
