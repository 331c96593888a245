import { useEffect, useRef } from 'react'
import { comparedName } from '#domain/cars/compare/compared-name.ts'
import { vehiclesInComparison } from '#domain/cars/compare/compare-address.ts'
import { comparedCars } from '../device/compared-cars.ts'
import type { CarCardData } from '../cars/card/car-card-data.ts'
import { ShareSheetButton } from '../cars/documents/share-buttons.tsx'

type ShareComparisonProps = {
  cars: readonly CarCardData[]
  address: string
  /** What the page showed at first, and whether the browser loaded it as a document rather than the router within one. */
  opened: { slugs: readonly string[]; asDocument: boolean }
}

/** Shares a comparison by link. The tray follows what the visitor adds or removes on this page. */
export function ShareComparison({ cars, address, opened }: ShareComparisonProps) {
  const slugs = cars.map(({ slug }) => slug).join(' ')
  const shownBefore = useRef(((opened.asDocument && changedFrom()) || opened.slugs).join(' '))
  useEffect(() => {
    if (shownBefore.current === slugs) return
    shownBefore.current = slugs
    comparedCars.save(cars.map((car) => ({ slug: car.slug, name: comparedName(car) })))
  }, [slugs, cars])

  return <ShareSheetButton title="Compare vehicles" path={address} />
}

/** The comparison whose link the visitor followed before its scripts had started. */
function changedFrom() {
  const [visit] = performance.getEntriesByType('navigation')
  const wasFollowed = (visit as PerformanceNavigationTiming | undefined)?.type === 'navigate'
  const before = document.referrer ? new URL(document.referrer) : null
  return wasFollowed && before?.origin === location.origin ? vehiclesInComparison(before) : null
}
