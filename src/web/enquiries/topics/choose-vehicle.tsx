import { CarPhoto } from '../../cars/media/car-photo.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import type { VehiclesToChoose } from './vehicles-to-choose.server.ts'
import './choose-vehicle.css'

type ChooseVehicleProps = { choice: VehiclesToChoose; address: string }

/** Asks which vehicle the enquiry is about. Visitors who don't know yet can continue without one. */
export function ChooseVehicle({ choice: { query, total, cars }, address }: ChooseVehicleProps) {
  return (
    <section className="choose-vehicle" aria-labelledby="choose-vehicle">
      <h2 id="choose-vehicle">Which vehicle would you like to drive?</h2>
      <search>
        <form className="choose-vehicle__search" action={address} method="get">
          <Field
            name="query"
            label="Make or model"
            value={query || undefined}
            error={undefined}
            isOptional
            maxLength={100}
          />
          <Button type="submit">Find</Button>
        </form>
      </search>
      <output>
        {query === ''
          ? 'Latest arrivals:'
          : total === 0
            ? `We don’t have a match for “${query}” right now.`
            : `${total === 1 ? 'One vehicle' : `${total} vehicles`} for “${query}”`}
      </output>
      <ul className="choose-vehicle__cars">
        {cars.map((car) => (
          <li key={car.slug}>
            <a href={`${address}?car_id=${encodeURIComponent(car.slug)}`}>
              <CarPhoto {...car} alt="" sizes="8rem" />
              <span>
                <strong>{car.title}</strong> {car.subtitle}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p>
        Not sure yet? No problem: <a href="#enquiry">tell us when you’d like to come in</a>.
      </p>
    </section>
  )
}
