import type { CarType } from '#domain/cars/car.ts'
import type { Lot } from '../dealers/dealer.ts'
import { type ModelVariant, modelVariants } from '../models/model-table.ts'
import { type Month, monthIn, monthOf } from './moment.ts'
import type { Random } from './random.ts'

/** What stands on the lot: which variant, when it was built, and as what it is sold. */
export type ChosenModel = { variant: ModelVariant; builtIn: Month; carType: CarType }

/** New and demonstrator stock is what the franchises sell today; used stock is what people have driven for years. */
export function modelChooser(lot: Lot, now: Date): (carType: CarType, random: Random) => ChosenModel {
  const candidates = {
    new: candidatesFor(lot, 'new', now),
    demo: candidatesFor(lot, 'demo', now),
    used: candidatesFor(lot, 'used', now),
  }
  return (carType, random) => {
    const { variant, earliest, latest } = random.weighted(candidates[carType])
    // More of what is offered is young than old.
    const builtIn = latest - Math.floor((latest - earliest + 1) * random.share() ** 1.25)
    return { variant, builtIn, carType }
  }
}

type Candidate = { variant: ModelVariant; earliest: Month; latest: Month }

const ageMonths = { new: [1, 6], demo: [3, 13] } as const

function candidatesFor(lot: Lot, carType: CarType, now: Date): (readonly [Candidate, number])[] {
  const [youngest, oldest] = carType === 'used' ? lot.usedAgeMonths : ageMonths[carType]
  const latestBuild = monthOf(now) - youngest
  const earliestBuild = monthOf(now) - oldest
  return modelVariants.flatMap((variant) => {
    const earliest = Math.max(monthIn(variant.from, 1), earliestBuild)
    const latest = Math.min(monthIn(variant.to ?? 9999, 12), latestBuild)
    const taste = carType === 'used' ? lot.taste(variant) : tasteForNew(lot, variant)
    if (latest < earliest || taste === 0) return []
    const chance = variant.model.popularity * Math.sqrt(latest - earliest + 1) * taste
    return [[{ variant, earliest, latest }, chance] as const]
  })
}

/** A dealer of electric cars sells the electric ones of a brand that also makes others. */
function tasteForNew(lot: Lot, variant: ModelVariant) {
  const isSold = variant.to === null && lot.franchises.some(({ make }) => make === variant.model.make)
  return isSold ? Math.min(lot.taste(variant), 1) : 0
}
