import type { AccessoryBody } from './accessory-document.ts'

type Accessory = { slug: string; body: AccessoryBody }

/** What someone looks for in the catalogue. Empty texts ask for nothing. */
export type AccessorySearch = { query: string; make: string; category: string }

/**
 * The accessories that have every word of the query, fit the make and are in the category, by category and name. Part numbers match without
 * their punctuation, and one that is typed in full comes first.
 */
export function findAccessories<Item extends Accessory>(
  items: readonly Item[],
  { query, make, category }: AccessorySearch,
): Item[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const number = plainNumber(query)
  const isExact = ({ body }: Item) => number !== '' && plainNumber(body.partNumber ?? '') === number
  return items
    .filter((item) => isExact(item) || words.every((word) => hasWord(item.body, word)))
    .filter(({ body }) => make === '' || fitsMake(body, make))
    .filter(({ body }) => category === '' || isSame(body.category, category))
    .toSorted(
      (one, other) =>
        Number(isExact(other)) - Number(isExact(one)) ||
        one.body.category.localeCompare(other.body.category) ||
        one.body.name.localeCompare(other.body.name),
    )
}

function hasWord({ name, partNumber, category, text, fits }: AccessoryBody, word: string) {
  const texts = [name, category, text, ...fits.flatMap(({ make, model }) => [make, model])]
  const number = plainNumber(word)
  return (
    texts.some((each) => each?.toLowerCase().includes(word)) ||
    (number.length >= MIN_NUMBER_LENGTH && plainNumber(partNumber ?? '').includes(number))
  )
}

/** Fewer characters are in too many part numbers. */
const MIN_NUMBER_LENGTH = 3

function fitsMake({ fits }: AccessoryBody, make: string) {
  return fits.length === 0 || fits.some((fit) => isSame(fit.make, make))
}

function plainNumber(text: string) {
  return text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}

function isSame(one: string, other: string) {
  return one.toLowerCase() === other.toLowerCase()
}

/** The vehicles it fits, in a line; `null` where it fits every vehicle. */
export function fitsText({ fits }: Pick<AccessoryBody, 'fits'>): string | null {
  if (fits.length === 0) return null
  const byMake = Map.groupBy(fits, ({ make }) => make)
  return [...byMake]
    .map(([make, each]) => {
      const models = each.flatMap(({ model }) => model ?? [])
      return models.length < each.length ? make : `${make} ${models.join(', ')}`
    })
    .join('; ')
}
