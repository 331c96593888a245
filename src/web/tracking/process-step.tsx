import { useEffect } from 'react'
import type { VisitorEvent } from '#domain/tracking/visitor-event.ts'
import { track } from './track.ts'

type Step = Omit<Extract<VisitorEvent, { name: 'process-step' }>, 'name' | 'carId'> & {
  carId?: string | null
}

/** Reports how far a visitor got in a process of several pages. */
export function ProcessStep({ flow, step, carId = null }: Step) {
  useEffect(() => track({ name: 'process-step', flow, step, carId }), [flow, step, carId])
  return null
}
