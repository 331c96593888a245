import { useTemplateParts } from '../templates/template-parts-context.ts'
import { Carousel } from '../ui/carousel.tsx'
import type { CarCardData } from './car-card-data.ts'
import { FinanceSmallPrint } from './finance-small-print.tsx'

/** Others to look at, in a row to swipe through. */
export function SimilarCars({ cars, vehicleWord }: { cars: CarCardData[]; vehicleWord: string }) {
  const { CarCard } = useTemplateParts()
  if (cars.length === 0) return null
  const heading = `Similar ${vehicleWord}s`
  return (
    <div className="container section similar-cars">
      <h2 id="similar">{heading}</h2>
      <Carousel
        label={heading}
        items={cars.map((car) => ({ id: car.slug, content: <CarCard car={car} /> }))}
      />
      <FinanceSmallPrint cars={cars} />
    </div>
  )
}
