import { useEffect, useRef } from 'react'
import { comparedCars } from '../device/compared-cars.ts'
import type { CarCardData } from '../cars/card/car-card-data.ts'
import { ShareSheetButton } from '../cars/documents/share-buttons.tsx'

type ShareComparisonProps = { cars: readonly CarCardData[]; address: string }

/** Shares a comparison by link. The tray follows what the visitor adds or removes on this page. */
export function ShareComparison({ cars, address }: ShareComparisonProps) {
  const slugs = cars.map(({ slug }) => slug).join(' ')
  const shownBefore = useRef(slugs)
  useEffect(() => {
    if (shownBefore.current === slugs) return
    shownBefore.current = slugs
    comparedCars.save(cars.map(({ slug, title }) => ({ slug, name: title })))
  }, [slugs, cars])

  return <ShareSheetButton title="Compare vehicles" path={address} />
}
