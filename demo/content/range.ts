import type { ContentInput } from '#domain/content/content-kinds.ts'
import { formatNumber } from '#domain/shared/format-number.ts'
import { slugOf } from '#domain/shared/slug.ts'
import { modelVariants, type ModelVariant } from '../models/model-table.ts'

/** Paint that many makers offer under names of their own. */
const paints = [
  ['Glacier White', '#f4f5f2'],
  ['Ebony', '#15171a'],
  ['Graphite', '#54585c'],
  ['Silver Storm', '#b9bdc1'],
  ['Atlantic Blue', '#1d4e79'],
  ['Ember Red', '#9b1b1e'],
  ['Forest', '#2f4a3b'],
] as const

/** The documents of the models that a make sells now, from the demo's own table. */
export function rangeOf(make: string, { comingSoon = [] }: { comingSoon?: readonly string[] } = {}) {
  const current = modelVariants.filter((variant) => variant.model.make === make && variant.to === null)
  const models = Map.groupBy(current, ({ model }) => model.model)
  return [...models].map(([model, variants], nth) => ({
    slug: slugOf(model),
    body: documentOf(variants, nth, comingSoon.includes(model)),
  }))
}

function documentOf(
  variants: readonly ModelVariant[],
  nth: number,
  isComing: boolean,
): ContentInput<'model'> {
  const [first] = variants
  if (!first) throw new Error('A model has at least one variant.')
  const { make, model, body } = first.model
  const isRecent = variants.every(({ from }) => from >= RECENT)
  return {
    make,
    model,
    body,
    ...(isComing ? { status: 'coming-soon' as const } : isRecent && { status: 'new' as const }),
    description: sentenceOf(variants),
    variants: isComing ? [] : variants.map(variantOf),
    colours: paints.filter((_paint, at) => (at + nth) % 3 !== 0).map(([name, code]) => ({ name, code })),
  }
}

const RECENT = 2023

function sentenceOf(variants: readonly ModelVariant[]) {
  const [first] = variants
  const seats = Math.max(...variants.map((variant) => variant.seats))
  const kinds = new Set(variants.map(({ engine }) => fuels[engine.fuel]))
  const engines = [...kinds].join(' or ')
  const body = first?.model.body ?? ''
  const named = body === 'SUV' ? body : body.toLowerCase()
  return `${seats === 8 ? 'An' : 'A'} ${seats}-seat ${named} with ${engines} power, in ${
    variants.length === 1 ? 'one variant' : `${variants.length} variants`
  }.`
}

const fuels = {
  petrol: 'petrol',
  premium: 'petrol',
  diesel: 'diesel',
  hybrid: 'hybrid',
  phev: 'plug-in hybrid',
  electric: 'electric',
} as const

function engineText({ fuel, litres, cylinders, induction }: ModelVariant['engine']) {
  if (litres === null) return 'Electric motor'
  const turbo = induction === 'Aspirated' ? '' : `${induction?.toLowerCase()} `
  return `${litres.toFixed(1)} L ${cylinders}-cylinder ${turbo}${fuels[fuel]}`
}

function gearboxText({ gears, kind }: ModelVariant['gearbox']) {
  const name = { auto: 'automatic', manual: 'manual', CVT: 'CVT', DCT: 'dual-clutch' }[kind]
  return gears === null ? name : `${gears}-speed ${name}`
}

function variantOf({
  badge,
  engine,
  gearbox,
  drive,
  seats,
  torqueNm,
  litresPer100Km,
  newPriceDollars,
  model,
}: ModelVariant) {
  return {
    name: badge,
    price: { dollars: newPriceDollars, kind: 'excluding_government_charges' as const },
    specifications: [
      { label: 'Engine', value: engineText(engine) },
      { label: 'Transmission', value: gearboxText(gearbox) },
      { label: 'Drive', value: drive },
      { label: 'Torque', value: `${torqueNm} Nm` },
      ...(litresPer100Km === null ? [] : [{ label: 'Fuel use', value: `${litresPer100Km} L/100 km` }]),
      { label: 'Seats', value: String(seats) },
      { label: 'Length', value: `${formatNumber(model.lengthMm)} mm` },
    ],
  }
}
