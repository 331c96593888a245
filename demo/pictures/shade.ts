/** Mixes a colour with white, by this share. */
export function lighter(colour: string, share: number): string {
  return mixed(colour, 'ffffff', share)
}

/** Mixes a colour with a very dark blue, because shadows are rarely black. */
export function darker(colour: string, share: number): string {
  return mixed(colour, '05070a', share)
}

function mixed(from: string, to: string, share: number) {
  const target = channels(to)
  const mix = channels(from).map((value, index) => value + ((target[index] ?? value) - value) * share)
  return `#${mix.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}

function channels(colour: string) {
  return [...colour.matchAll(/[0-9a-f]{2}/gi)].map(([pair]) => Number.parseInt(pair, 16))
}
