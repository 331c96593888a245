import { europeAndAmerica } from './europe-america.ts'
import { japan } from './japan.ts'
import { koreaAndChina } from './korea-china.ts'
import { toyota } from './toyota.ts'

/** A model as it is sold in Australia, with its loss of value and its kilometres a year. */
type Model = {
  make: string
  model: string
  body: string
  /** How common it is as a used car, relative to the others. */
  popularity: number
  /** The share of its value that it loses in a year. */
  lossPerYear: number
  kmPerYear: number
  lengthMm: number
  widthMm: number
  heightMm: number
  grossMassKg: number
  tankLitres: number | null
  ancapStars: number | null
}

export type ModelVariant = {
  model: Model
  from: number
  /** The last year it was built. `null` if it still is. */
  to: number | null
  series: string | null
  badge: string
  engine: Engine
  gearbox: Gearbox
  drive: string
  seats: number
  doors: number
  torqueNm: number
  litresPer100Km: number | null
  newPriceDollars: number
  /** Its level among the variants of its model: 0 is the cheapest, 2 the dearest. */
  level: 0 | 1 | 2
}

export type Fuel = 'petrol' | 'premium' | 'diesel' | 'hybrid' | 'phev' | 'electric'
type Engine = { fuel: Fuel; litres: number | null; cylinders: number | null; induction: string | null }
export type Gearbox = { gears: number | null; kind: 'auto' | 'manual' | 'CVT' | 'DCT' }

/** Every variant in the demo. A line without indent is a model, and the indented lines below it are its variants. */
export const modelVariants: readonly ModelVariant[] = [
  toyota,
  japan,
  koreaAndChina,
  europeAndAmerica,
].flatMap(read)

function read(table: string): ModelVariant[] {
  const blocks = table.trim().split(/\n(?! )/)
  return blocks.flatMap((block) => {
    const [head = '', ...rows] = block.split('\n')
    const model = readModel(cells(head))
    const variants = rows.map((row) => readVariant(model, cells(row)))
    const prices = variants.map(({ newPriceDollars }) => newPriceDollars)
    return variants.map((variant) => ({ ...variant, level: levelAmong(prices, variant.newPriceDollars) }))
  })
}

/** make | model | body | popularity | % lost a year | km a year | length x width x height | gross mass | tank | ANCAP */
function readModel(row: string[]): Model {
  const [make = '', model = '', body = '', popularity, loss, km, size = '', mass, tank, stars] = row
  const [length, width, height] = size.split('x')
  return {
    make,
    model,
    body,
    popularity: figure(popularity),
    lossPerYear: figure(loss) / 100,
    kmPerYear: figure(km),
    lengthMm: figure(length),
    widthMm: figure(width),
    heightMm: figure(height),
    grossMassKg: figure(mass),
    tankLitres: figureOrNull(tank),
    ancapStars: figureOrNull(stars),
  }
}

/** years | series | badge | engine | gearbox | drive | seats+doors | torque | litres per 100 km | price when new */
function readVariant(model: Model, row: string[]): Omit<ModelVariant, 'level'> {
  const [years = '', series = '', badge = '', engine = '', gearbox = '', drive = '', room = '', ...rest] = row
  const [from, to] = years.split('-')
  const [seats, doors] = room.split('+')
  const [torque, consumption, price] = rest
  return {
    model,
    from: figure(from),
    to: figureOrNull(to),
    series: series === '-' ? null : series,
    badge,
    engine: readEngine(engine),
    gearbox: readGearbox(gearbox),
    drive,
    seats: figure(seats),
    doors: figure(doors),
    torqueNm: figure(torque),
    litresPer100Km: figureOrNull(consumption),
    newPriceDollars: figure(price),
  }
}

/** `2.8 turbo diesel 4`, `5.0 premium 8`, `electric`. */
function readEngine(text: string): Engine {
  const words = text.split(' ')
  const fuel = words.find(isFuel)
  if (!fuel) throw new Error(`No fuel in “${text}”.`)
  if (fuel === 'electric') return { fuel, litres: null, cylinders: null, induction: null }
  const induction = words.find((word) => word.endsWith('turbo'))
  return {
    fuel,
    litres: figure(words[0]),
    cylinders: figure(words.at(-1)),
    induction: induction ? (induction === 'turbo' ? 'Turbo' : 'Twin Turbo') : 'Aspirated',
  }
}

function isFuel(word: string): word is Fuel {
  return ['petrol', 'premium', 'diesel', 'hybrid', 'phev', 'electric'].includes(word)
}

function readGearbox(text: string): Gearbox {
  const [gears, kind] = text === 'CVT' ? [null, 'CVT'] : text.split(' ')
  if (kind !== 'auto' && kind !== 'manual' && kind !== 'CVT' && kind !== 'DCT') {
    throw new Error(`“${text}” is not a gearbox.`)
  }
  return { gears: gears ? figure(gears) : null, kind }
}

function levelAmong(prices: number[], price: number): 0 | 1 | 2 {
  if (prices.length > 1 && price === Math.max(...prices)) return 2
  return prices.length > 1 && price === Math.min(...prices) ? 0 : 1
}

export function cells(row: string): string[] {
  return row.split('|').map((cell) => cell.trim())
}

export function figureOrNull(text: string | undefined): number | null {
  return text === undefined || text === '' || text === '-' ? null : figure(text)
}

/** A number with or without its unit: `3050 kg`. A missing one is an error. */
export function figure(text: string | undefined): number {
  const value = Number.parseFloat(text ?? '')
  if (Number.isNaN(value)) throw new Error(`“${text}” is not a number.`)
  return value
}
