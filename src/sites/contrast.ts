/** The contrast ratio of two colours as WCAG 2.2 defines it, from 1 (the same) to 21 (black on white). */
export function contrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Mixes a share (0 to 1) of another colour into a colour. */
export function mixed(colour: string, other: string, share: number): string {
  const others = channels(other)
  const channel = (value: number, index: number) =>
    Math.round(value + ((others[index] ?? value) - value) * share)
      .toString(16)
      .padStart(2, '0')
  return `#${channels(colour).map(channel).join('')}`
}

/** The shade nearest to a colour that is readable on all these backgrounds, searched from the colour towards the ink. */
export function readableShade(colour: string, ink: string, backgrounds: string[], ratio: number): string {
  const shades = Array.from({ length: 51 }, (_, step) => mixed(colour, ink, step / 50))
  const isReadable = (shade: string) =>
    backgrounds.every((background) => contrastRatio(shade, background) >= ratio)
  return shades.find(isReadable) ?? ink
}

function luminance(colour: string) {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => linear(value / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Converts an sRGB channel to linear light. */
function linear(value: number) {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function channels(colour: string) {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
}
