import { useRef } from 'react'
import { useStoredList } from '../../device/stored-list.ts'
import { CarCard } from '../card/car-card.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Carousel } from '../../ui/media/carousel.tsx'
import { useBelowWindow } from '../../ui/use-below-window.ts'
import { FinanceSmallPrint } from '../price/finance-small-print.tsx'
import { recentCars } from '../../device/recent-cars.ts'
import { useCardsNow } from '../card/use-cards-now.ts'

export type RecentCarsRowProps = {
  /** The vehicle that is on the screen already. */
  except?: string
  /** There is room for it: nothing that is in sight moves when it comes. */
  hasRoom?: boolean
}

/** The vehicles looked at before on this device, as they are now. */
export function RecentCarsRow({ except, hasRoom = false }: RecentCarsRowProps) {
  const placeRef = useRef<HTMLDivElement>(null)
  const ids = useStoredList(recentCars).filter((id) => id !== except)
  const { cards } = useCardsNow(ids)
  const isBelow = useBelowWindow(placeRef, cards.length > 0)

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
