/** A value as somebody else might write it: in other capitals, with hyphens for blanks or blanks for hyphens. */
export function respelt(value: string, random: () => number): string {
  const way = ways[Math.floor(random() * ways.length)]
  return way ? way(value) : value
}

const ways: ((value: string) => string)[] = [
  (value) => value,
  (value) => value.toUpperCase(),
  (value) => value.toLowerCase(),
  (value) => value.replaceAll('-', ' '),
  (value) => value.replaceAll(' ', '-'),
  (value) => value.normalize('NFD'),
]
