import { useRef } from 'react'
import { href } from 'react-router'
import { compareAddress } from '#domain/cars/compare/compare-address.ts'
import type { ComparedCar } from '#domain/cars/compare/compared-cars.ts'
import { comparedCars } from '../../device/compared-cars.ts'
import { Icon } from '../../ui/icon.tsx'

/** A bar with the chosen vehicles. Where they don't fit, they scroll sideways. */
export function TrayBar({ cars }: { cars: readonly ComparedCar[] }) {
  const trayRef = useRef<HTMLElement>(null)
  // The pressed button disappears, so the focus moves to what is left.
  const keep = (left: readonly ComparedCar[]) => {
    comparedCars.save(left)
    const next = left.length > 0 ? trayRef.current : document.getElementById('main')
    next?.focus({ preventScroll: true })
  }

  return (
    <section className="compare-tray" aria-label="Vehicles to compare" ref={trayRef} tabIndex={-1}>
      <ul className="compare-tray__cars">
        {cars.map(({ slug, name }) => (
          <li key={slug} className="compare-tray__car">
            <a href={href('/cars/:slug', { slug })}>{name}</a>
            <button
              type="button"
              aria-label={`Remove from comparison: ${name}`}
              onClick={() => keep(cars.filter((one) => one.slug !== slug))}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      {cars.length > 1 ? (
        <a className="button" href={compareAddress(cars.map(({ slug }) => slug))}>
          {`Compare ${cars.length}`}
        </a>
      ) : (
        <span className="compare-tray__hint">Choose one more</span>
      )}
      <button className="compare-tray__clear" type="button" onClick={() => keep([])}>
        Clear<span className="visually-hidden"> comparison</span>
      </button>
    </section>
  )
}
