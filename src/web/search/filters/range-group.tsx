import { formatNumber } from '#domain/shared/format-number.ts'
import { sliderBounds } from '#domain/search/slider-bounds.ts'
import type { VehicleRange } from '#domain/search/vehicle-facets.ts'
import { RangeSlider } from '../../ui/forms/range-slider.tsx'
import type { RangeGroupData } from './filter-panel-data.ts'

/** A minimum and a maximum, set with a slider or typed in. */
export function RangeGroup({ range: { name, label, selected, bounds } }: { range: RangeGroupData }) {
  return (
    <div className="filter-group filter-range">
      <RangeSlider
        {...sliderBounds(name, bounds)}
        label={label + (units[name] ?? '')}
        names={[`${name}_min`, `${name}_max`]}
        from={selected.min}
        to={selected.max}
        format={writers[name] ?? String}
      />
    </div>
  )
}

const units: Partial<Record<VehicleRange, string>> = {
  price: ' ($)',
  subscription_price: ' ($)',
  weekly_price: ' ($)',
  km: ' (km)',
  towing: ' (kg)',
}

const writers: Partial<Record<VehicleRange, (figure: number) => string>> = {
  price: inDollars,
  subscription_price: inDollars,
  weekly_price: inDollars,
  km: (km) => `${formatNumber(km)} km`,
  towing: (kg) => `${formatNumber(kg)} kg`,
}

function inDollars(dollars: number) {
  return `$${formatNumber(dollars)}`
}
