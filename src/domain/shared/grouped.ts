/**
 * A number as Australians read it: `12,345.5`. By hand, as `Intl` takes a cheap phone a tenth of a second to get ready, and
 * pages have nothing else to use it for.
 */
export function grouped(number: number): string {
  const [whole = '', part] = String(number).split('.')
  const groups = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
  return part === undefined ? groups : `${groups}.${part}`
}
