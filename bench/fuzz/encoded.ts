/** Fields as a form sends them, whatever they contain. */
export function encoded(pairs: readonly (readonly [string, string])[]): string {
  return pairs.map(([name, value]) => `${escaped(name)}=${escaped(value)}`).join('&')
}

const escaped = (text: string) => encodeURIComponent(text.toWellFormed())
