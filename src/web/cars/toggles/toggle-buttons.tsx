import { ChosenCars } from '../tray/chosen-cars.tsx'
import type { SiteFrame } from '../../frame/site-frame.ts'
import { CompareToggle } from './compare-toggle.tsx'
import { SaveCarButton } from './save-car-button.tsx'
import type { ToggledCar } from './card-toggles.tsx'

/** One file for what reads the lists of a device, because small files cost more to fetch than their content. */
export { ChosenCars, CompareToggle, SaveCarButton }

/** The heart and the compare button of a card. */
export function CardToggleButtons({
  car,
  saving,
}: {
  car: ToggledCar
  saving: SiteFrame['saving'] | undefined
}) {
  return (
    <>
      {saving && <SaveCarButton {...car} name={car.title} saving={saving} />}
      <CompareToggle {...car} />
    </>
  )
}
