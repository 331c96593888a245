import { useInBrowser } from '../../ui/in-browser.tsx'
import { hasEnquired } from '../../device/first-party-visit.ts'

/** Tells visitors that they have asked about this vehicle already. Only their own device knows. */
export function AlreadyEnquired({ carId }: { carId: string }) {
  return useInBrowser() && hasEnquired(carId) ? (
    <p className="enquiry__before">You’ve already enquired about this vehicle.</p>
  ) : null
}
