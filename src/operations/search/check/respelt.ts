/** Another spelling of a value: different case, hyphens for spaces, or spaces for hyphens. */
export function respelt(value: string, random: () => number): string {
  const variant = variants[Math.floor(random() * variants.length)]
  return variant ? variant(value) : value
}

const variants: ((value: string) => string)[] = [
  (value) => value,
  (value) => value.toUpperCase(),
  (value) => value.toLowerCase(),
  (value) => value.replaceAll('-', ' '),
  (value) => value.replaceAll(' ', '-'),
  (value) => value.normalize('NFD'),
]
