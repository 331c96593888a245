import type { Template } from '#sites/templates/templates.ts'
import css from '../app.css?inline'
import { stylePartCss } from '../style-parts/style-parts.server.ts'
import type { StylePart } from '../style-parts/style-parts.ts'
import { fontCss } from './template-fonts.server.ts'

/** The styles of a page: its template's fonts, the shared styles, its style parts, and the template's own styles. */
export function pageCss(template: Template, parts: readonly StylePart[]): string {
  return fontCss(template) + css + parts.map((part) => stylePartCss[part]).join('') + templateCss(template)
}

const styles = import.meta.glob<string>('./*/styles.css', {
  query: '?inline',
  import: 'default',
  eager: true,
})

function templateCss(template: Template) {
  const own = styles[`./${template}/styles.css`]
  if (own === undefined) throw new Error(`The template ${template} has no styles.`)
  return own
}
