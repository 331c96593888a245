import type { FontMetrics } from '#sites/templates/template-manifest.ts'

/** A font that most devices of a kind have. Weights from 600 use its bold. */
type FallbackFont = { suffix: string; regular: FallbackWeight; bold: FallbackWeight }

/**
 * Ratios of Arial's widths to its own: of its capitals, and of all other characters but the space, which has its own width
 * in per cent of the font size.
 */
type FallbackWeight = { source: string; widthRatio: number; capitalRatio: number; space: number }

/** For Windows, macOS and iOS. Arimo on Chromebooks and Liberation Sans on most Linux computers have the same widths. */
const arial: FallbackFont = {
  suffix: 'Fallback',
  regular: {
    source: 'local("Arial"),local("Arimo Regular"),local("Liberation Sans")',
    widthRatio: 1,
    capitalRatio: 1,
    space: 27.8,
  },
  bold: {
    source: 'local("Arial Bold"),local("Arimo Bold"),local("Liberation Sans Bold")',
    widthRatio: 1,
    capitalRatio: 1,
    space: 27.8,
  },
}

/** On the same devices as Arial. Tinos and Liberation Serif have the same widths. */
const times: FallbackFont = {
  suffix: 'Fallback',
  regular: {
    source: 'local("Times New Roman"),local("Tinos Regular"),local("Liberation Serif")',
    widthRatio: 1.102,
    capitalRatio: 1.02,
    space: 25,
  },
  bold: {
    source: 'local("Times New Roman Bold"),local("Tinos Bold"),local("Liberation Serif Bold")',
    widthRatio: 1.115,
    capitalRatio: 0.984,
    space: 25,
  },
}

/** For Android, which has neither. */
const roboto: FallbackFont = {
  suffix: 'Fallback Phone',
  regular: { source: 'local("Roboto")', widthRatio: 0.991, capitalRatio: 1.07, space: 24.8 },
  bold: {
    source: 'local("Roboto Bold"),local("Roboto-Bold")',
    widthRatio: 1.045,
    capitalRatio: 1.075,
    space: 24.9,
  },
}

/** Scales fonts of the visitor's device to the metrics of a web font, so that nothing shifts when it arrives. */
export function fallbackFontCss(name: string, kind: 'arial' | 'times', metrics: FontMetrics): string {
  const fallbacks = [kind === 'arial' ? arial : times, roboto]
  return fallbacks
    .flatMap((fallback) =>
      Object.entries(metrics.widths).flatMap(([weight, [letters, space]]) => {
        const own = Number(weight) < 600 ? fallback.regular : fallback.bold
        const face = { name: `${name} ${fallback.suffix}`, weight, source: own.source, metrics }
        const { widthRatio, capitalRatio } = own
        // With a single scale either paragraphs or short labels would be too wide, because fonts differ most in their spaces,
        // and names would be, because Times and Roboto differ in their capitals. Of two rules for a character, the later wins.
        return [
          faceCss({ ...face, scale: letters * widthRatio }),
          capitalRatio === widthRatio
            ? ''
            : faceCss({ ...face, scale: letters * capitalRatio, range: 'U+41-5A' }),
          faceCss({ ...face, scale: (space / own.space) * 100, range: 'U+20,U+A0' }),
        ]
      }),
    )
    .join('')
}

type Face = {
  name: string
  weight: string
  source: string
  scale: number
  metrics: FontMetrics
  range?: string
}

/** The heights are divided by the scale, because browsers scale them too. */
function faceCss({ name, weight, source, scale, metrics: { ascent, descent }, range }: Face) {
  const share = (part: number) => `${((part / scale) * 100).toFixed(1)}%`
  const only = range === undefined ? '' : `;unicode-range:${range}`
  return `@font-face{font-family:"${name}";font-weight:${weight};src:${source};size-adjust:${scale.toFixed(1)}%;ascent-override:${share(ascent)};descent-override:${share(descent)};line-gap-override:0%${only}}`
}
