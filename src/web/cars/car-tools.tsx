import { addedLater } from '../ui/added-later.tsx'
import { useInBrowser } from '../ui/use-in-browser.ts'
import { BrochureLink } from './brochure-link.tsx'
import type { ShareAndPrintProps } from './share-and-print.tsx'

const ShareAndPrint = addedLater(() => import('./share-and-print.tsx').then((file) => file.ShareAndPrint))

/** What can be done with the page of a vehicle: save it, pass it on, print it. */
export function CarTools(car: ShareAndPrintProps) {
  const isInBrowser = useInBrowser()
  return (
    <div className="car-tools">
      <BrochureLink path={car.path} />
      {isInBrowser && <ShareAndPrint {...car} />}
    </div>
  )
}
