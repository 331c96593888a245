import { comparedName } from '#domain/cars/compare/compared-name.ts'
import { isCompared } from '#domain/cars/compare/compared-cars.ts'
import { comparedCars } from '../../device/compared-cars.ts'
import { useStoredList } from '../../device/stored-list.ts'
import { Icon } from '../../ui/icon.tsx'
import { loadPresses } from './load-presses.ts'

export type CompareToggleProps = {
  slug: string
  /** The button has the vehicle's name, because a page may have many of these buttons. */
  title: string
  subtitle: string
  /** A sold vehicle can't be chosen, only removed. */
  isAvailable: boolean
  /** Whether to show a label beside the icon. */
  hasLabel?: boolean
}

/** Chooses a vehicle to compare, or removes a chosen one. */
export function CompareToggle({ slug, title, subtitle, isAvailable, hasLabel = false }: CompareToggleProps) {
  const isChosen = isCompared(useStoredList(comparedCars), slug)
  if (!isAvailable && !isChosen) return null

  const name = comparedName({ title, subtitle })
  return (
    <button
      type="button"
      className={hasLabel ? 'compare-toggle car-tools__tool' : 'compare-toggle icon-button'}
      aria-label={`Compare: ${name}`}
      aria-pressed={isChosen}
      onClick={() => loadPresses(({ pressCompare }) => pressCompare({ slug, name }))}
    >
      <Icon name="compare" />
      {hasLabel && 'Compare'}
    </button>
  )
}
