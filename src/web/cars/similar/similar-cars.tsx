import { CarCard } from '../card/car-card.ts'
import { Carousel } from '../../ui/media/carousel.tsx'
import { FinanceSmallPrint } from '../price/finance-small-print.tsx'
import type { SimilarCar } from './similar-cars.server.ts'
import './similar-cars.css'

/** A carousel of similar vehicles, each with the reason it is shown. */
export function SimilarCars({ cars, vehicleWord }: { cars: SimilarCar[]; vehicleWord: string }) {
  if (cars.length === 0) return null
  const heading = `Similar ${vehicleWord}s`
  return (
    <div className="container section similar-cars">
      <h2 id="similar">{heading}</h2>
      <Carousel
        label={heading}
        items={cars.map((car) => ({
          id: car.slug,
          content: <WithReason car={car} card={<CarCard car={car} />} />,
        }))}
      />
      <FinanceSmallPrint cars={cars} />
    </div>
  )
}

function WithReason({ car, card }: { car: SimilarCar; card: React.ReactNode }) {
  return (
    <div className="similar-car">
      <p className="similar-car__reason">{car.reason}</p>
      {card}
    </div>
  )
}
