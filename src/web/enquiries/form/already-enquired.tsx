import { useHydrated } from '../../ui/hydration.tsx'
import { hasEnquired } from '../../device/first-party-visit.ts'
import './enquiry-form.css'

/** Shows visitors that they have already enquired about this vehicle. Only their own device stores this. */
export function AlreadyEnquired({ carId }: { carId: string }) {
  return useHydrated() && hasEnquired(carId) ? (
    <p className="enquiry__before">You’ve already enquired about this vehicle.</p>
  ) : null
}
