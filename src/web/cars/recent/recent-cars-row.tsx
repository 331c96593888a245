import { useRef } from 'react'
import { useStoredList } from '../../device/stored-list.ts'
import { CarCard } from '../card/car-card.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Carousel } from '../../ui/media/carousel.tsx'
import { useBelowViewport } from '../../ui/use-below-viewport.ts'
import { FinanceSmallPrint } from '../price/finance-small-print.tsx'
import { recentCars } from '../../device/recent-cars.ts'
import { useCurrentCards } from '../card/use-current-cards.ts'

export type RecentCarsRowProps = {
  /** The vehicle on the screen, which is left out. */
  except?: string
  /** Whether it can appear at once without shifting visible content. */
  hasRoom?: boolean
}

/** Vehicles recently viewed on this device, with their current data. */
export function RecentCarsRow({ except, hasRoom = false }: RecentCarsRowProps) {
  const placeRef = useRef<HTMLDivElement>(null)
  const ids = useStoredList(recentCars).filter((id) => id !== except)
  const { cards } = useCurrentCards(ids)
  const isBelow = useBelowViewport(placeRef, cards.length > 0)

  const onClear = () => {
    recentCars.save([])
    document.getElementById('main')?.focus()
  }
  return (
    <div ref={placeRef}>
      {cards.length > 0 && (hasRoom || isBelow) && (
        <div className="container section recent-cars">
          <div className="section__head">
            <h2>Recently viewed</h2>
            <Button look="bare" onClick={onClear}>
              Clear<span className="visually-hidden"> recently viewed vehicles</span>
            </Button>
          </div>
          <Carousel
            label="Recently viewed"
            items={cards.map((car) => ({ id: car.slug, content: <CarCard car={car} /> }))}
          />
          <FinanceSmallPrint cars={cards} />
        </div>
      )}
    </div>
  )
}
