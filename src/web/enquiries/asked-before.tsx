import { useSyncExternalStore } from 'react'
import { hasEnquired } from './own-visit.ts'

/** Tells visitors that they have asked about this vehicle already. Only their own device knows. */
export function AskedBefore({ path }: { path: string }) {
  const asked = useSyncExternalStore(
    nothingToWatch,
    () => hasEnquired(path),
    () => false,
  )
  return asked ? <p className="enquiry__before">You have asked us about this vehicle.</p> : null
}

function nothingToWatch() {
  return () => {}
}
