import type { FontMeasures } from '#sites/templates/template-manifest.ts'

/**
 * A font that most devices of a kind have, and the ratio of Arial's width to its own. Weights from 600 use its bold.
 */
type StandIn = {
  suffix: string
  regular: { source: string; wider: number }
  bold: { source: string; wider: number }
}

const arial: StandIn = {
  suffix: 'Fallback',
  regular: { source: 'local("Arial"),local("Liberation Sans")', wider: 1 },
  bold: { source: 'local("Arial Bold"),local("Liberation Sans Bold")', wider: 1 },
}

const times: StandIn = {
  suffix: 'Fallback',
  regular: { source: 'local("Times New Roman"),local("Liberation Serif")', wider: 1.089 },
  bold: { source: 'local("Times New Roman Bold"),local("Liberation Serif Bold")', wider: 1.095 },
}

/** For phones, which have neither. */
const roboto: StandIn = {
  suffix: 'Fallback Phone',
  regular: { source: 'local("Roboto")', wider: 1.015 },
  bold: { source: 'local("Roboto Bold"),local("Roboto-Bold")', wider: 1.059 },
}

/** Scales fonts of the visitor's device to the metrics of a web font, so that nothing shifts when it arrives. */
export function standInCss(name: string, looksLike: 'arial' | 'times', measures: FontMeasures): string {
  const standIns = [looksLike === 'arial' ? arial : times, roboto]
  return standIns
    .flatMap((standIn) =>
      Object.entries(measures.widths).map(([weight, width]) => {
        const { source, wider } = Number(weight) < 600 ? standIn.regular : standIn.bold
        return faceCss({ name: `${name} ${standIn.suffix}`, weight, source, width: width * wider, measures })
      }),
    )
    .join('')
}

type Face = { name: string; weight: string; source: string; width: number; measures: FontMeasures }

function faceCss({ name, weight, source, width, measures: { ascent, descent } }: Face) {
  const share = (part: number) => `${((part / width) * 100).toFixed(1)}%`
  return `@font-face{font-family:"${name}";font-weight:${weight};src:${source};size-adjust:${width.toFixed(1)}%;ascent-override:${share(ascent)};descent-override:${share(descent)};line-gap-override:0%}`
}
