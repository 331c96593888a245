/** A vehicle's name with its variant, because shoppers compare vehicles of one model. */
export function comparedName({ title, subtitle }: { title: string; subtitle: string }): string {
  return `${title} ${subtitle}`.trim()
}
