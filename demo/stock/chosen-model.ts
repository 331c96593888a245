import type { CarType } from '#domain/cars/car.ts'
import type { Lot } from '../dealers/dealer.ts'
import { type ModelVariant, modelVariants } from '../models/model-table.ts'
import { lastRestocking, type Month, monthIn, monthOf } from './moment.ts'
import type { Random } from './random.ts'

/** A vehicle on the lot: its variant, its build month, its kind of stock, and its age. */
export type ChosenModel = { variant: ModelVariant; builtIn: Month; carType: CarType; ageMonths: number }

/** New and demonstrator stock is what the franchises sell today. Used stock comes from earlier years. */
export function modelChooser(lot: Lot, now: Date): (carType: CarType, random: Random) => ChosenModel {
  const restocked = lastRestocking(now)
  const usedModels = usedCandidates(lot, restocked)
  const newModels = newCandidates(lot, restocked)
  return (carType, random) => {
    if (carType === 'used') {
      const { variant, earliest, latest } = random.weighted(usedModels)
      // Most used stock is young.
      const builtIn = latest - Math.floor((latest - earliest + 1) * random.share() ** 1.25)
      return { variant, builtIn, carType, ageMonths: restocked - builtIn }
    }
    const variant = random.weighted(newModels)
    const [youngest, oldest] = ageOfNewMonths[carType]
    const ageMonths = random.between(youngest, oldest)
    const builtIn = Math.max(monthOf(now) - ageMonths, monthIn(variant.from, 1))
    return { variant, builtIn, carType, ageMonths }
  }
}

const ageOfNewMonths = { new: [1, 6], demo: [3, 13] } as const

type Candidate = { variant: ModelVariant; earliest: Month; latest: Month }

function usedCandidates(lot: Lot, restocked: Month): (readonly [Candidate, number])[] {
  const [youngest, oldest] = lot.usedAgeMonths
  return modelVariants.flatMap((variant) => {
    const earliest = Math.max(monthIn(variant.from, 1), restocked - oldest)
    const latest = Math.min(monthIn(variant.to ?? 9999, 12), restocked - youngest)
    const taste = lot.taste(variant)
    if (latest < earliest || taste === 0) return []
    const chance = variant.model.popularity * Math.sqrt(latest - earliest + 1) * taste
    return [[{ variant, earliest, latest }, chance] as const]
  })
}

/** A dealer of electric cars sells only the electric models of each brand. */
function newCandidates(lot: Lot, restocked: Month): (readonly [ModelVariant, number])[] {
  const sold = new Set(lot.franchises.map(({ make }) => make))
  return modelVariants
    .filter((variant) => variant.to === null && monthIn(variant.from, 1) <= restocked)
    .filter((variant) => sold.has(variant.model.make) && lot.taste(variant) > 0)
    .map((variant) => [variant, variant.model.popularity])
}
