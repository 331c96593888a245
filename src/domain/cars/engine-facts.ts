import type { Car } from './car.ts'

type Described = Pick<Car, 'variant' | 'engineSize' | 'fuel' | 'badge' | 'name'>

/** Takes the maker's data if the feed supplies it, or else reads the text: `V8`, `4 cyl`. */
export function cylindersOf({ variant, engineSize, badge, name }: Described): number | null {
  if (variant.cylinders) return variant.cylinders
  const [, count] = /\b(\d{1,2})\s?-?cyl/i.exec(engineSize ?? '') ?? []
  if (count !== undefined) return Number(count) || null
  const [, figure] = /\bV(6|8|10|12)\b/i.exec([engineSize, badge, name].join(' ')) ?? []
  return figure === undefined ? null : Number(figure)
}

/** Litres to one decimal, as people name engines: 1998 cc is `2.0`. */
export function engineLitresOf({ variant, engineSize, badge }: Described): string | null {
  const known = variant.engineLitres ?? (variant.engineSizeCc ?? 0) / 1000
  const litres = known > 0 ? known : (writtenLitres(engineSize ?? '') ?? litresIn(badge ?? ''))
  return litres && litres >= MIN_LITRES && litres <= MAX_LITRES ? litres.toFixed(1) : null
}

/** How an engine takes in air, under the platform’s fixed names. */
export const inductions = ['Turbo', 'Twin turbo', 'Supercharged', 'Naturally aspirated'] as const

export function inductionOf({
  variant,
  engineSize,
  fuel,
  badge,
}: Described): (typeof inductions)[number] | null {
  const text = [variant.induction, engineSize, fuel, badge].join(' ')
  if (/(?:twin|bi).?turbo/i.test(text)) return 'Twin turbo'
  if (/turbo/i.test(text)) return 'Turbo'
  if (/super.?charg/i.test(text)) return 'Supercharged'
  return /aspirated/i.test(variant.induction ?? '') ? 'Naturally aspirated' : null
}

/** Bodies and badges often include the doors: `5D HATCHBACK`, `4dr`. */
export function doorsOf({ doors, simpleBody, badge }: Pick<Car, 'doors' | 'simpleBody' | 'badge'>) {
  if (doors) return doors
  const [, count] = /\b([2-5])\s?-?(?:d|dr|drs|door)\b/i.exec([simpleBody, badge].join(' ')) ?? []
  return count === undefined ? null : Number(count)
}

const MIN_LITRES = 0.5
const MAX_LITRES = 20

/** Reads `2.5L`, `4 cyl, 2 L`, `2998 cc`, or a bare number. */
function writtenLitres(text: string) {
  const [, cc] = /(?:^|\b)(\d{3,5})(?:\s?cc\b|$)/i.exec(text.trim()) ?? []
  return cc === undefined ? (litresIn(text) ?? (Number(text) || null)) : Number(cc) / 1000
}

function litresIn(text: string) {
  const [, litres] = /\b(\d{1,2}(?:\.\d+)?)\s?(?:l|lt|ltr|lit(?:re|er)s?)\b/i.exec(text) ?? []
  return litres === undefined ? null : Number(litres)
}
