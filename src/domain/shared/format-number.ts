/**
 * Writes a number as Australians do: `12,345.5`. It does without `Intl`, which a cheap phone needs a tenth of a
 * second to load and which pages need for nothing else.
 */
export function formatNumber(number: number): string {
  const [whole = '', part] = String(number).split('.')
  const groups = whole.replaceAll(/\B(?=(?:\d{3}){1,6}$)/g, ',')
  return part === undefined ? groups : `${groups}.${part}`
}
