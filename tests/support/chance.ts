/** True for this share of all calls. */
export function chance(share: number): boolean {
  return Math.random() < share
}

/** Any of these. There has to be one. */
export function oneOf<Item>(items: readonly Item[]): Item {
  const item = items[Math.trunc(Math.random() * items.length)]
  if (item === undefined) throw new Error('There is nothing to choose from.')
  return item
}
