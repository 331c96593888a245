import type { FontMetrics } from '#sites/templates/template-manifest.ts'

/**
 * A font that most devices of a kind have, and the ratio of Arial's width to its own. Weights from 600 use its bold.
 */
type FallbackFont = {
  suffix: string
  regular: { source: string; widthRatio: number }
  bold: { source: string; widthRatio: number }
}

const arial: FallbackFont = {
  suffix: 'Fallback',
  regular: { source: 'local("Arial"),local("Liberation Sans")', widthRatio: 1 },
  bold: { source: 'local("Arial Bold"),local("Liberation Sans Bold")', widthRatio: 1 },
}

const times: FallbackFont = {
  suffix: 'Fallback',
  regular: { source: 'local("Times New Roman"),local("Liberation Serif")', widthRatio: 1.089 },
  bold: { source: 'local("Times New Roman Bold"),local("Liberation Serif Bold")', widthRatio: 1.095 },
}

/** For phones, which have neither. */
const roboto: FallbackFont = {
  suffix: 'Fallback Phone',
  regular: { source: 'local("Roboto")', widthRatio: 1.015 },
  bold: { source: 'local("Roboto Bold"),local("Roboto-Bold")', widthRatio: 1.059 },
}

/** Scales fonts of the visitor's device to the metrics of a web font, so that nothing shifts when it arrives. */
export function fallbackFontCss(name: string, kind: 'arial' | 'times', metrics: FontMetrics): string {
  const fallbacks = [kind === 'arial' ? arial : times, roboto]
  return fallbacks
    .flatMap((fallback) =>
      Object.entries(metrics.widths).map(([weight, width]) => {
        const { source, widthRatio } = Number(weight) < 600 ? fallback.regular : fallback.bold
        return faceCss({
          name: `${name} ${fallback.suffix}`,
          weight,
          source,
          width: width * widthRatio,
          metrics,
        })
      }),
    )
    .join('')
}

type Face = { name: string; weight: string; source: string; width: number; metrics: FontMetrics }

function faceCss({ name, weight, source, width, metrics: { ascent, descent } }: Face) {
  const share = (part: number) => `${((part / width) * 100).toFixed(1)}%`
  return `@font-face{font-family:"${name}";font-weight:${weight};src:${source};size-adjust:${width.toFixed(1)}%;ascent-override:${share(ascent)};descent-override:${share(descent)};line-gap-override:0%}`
}
