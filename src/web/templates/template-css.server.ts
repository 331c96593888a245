import type { Template } from '#sites/appearance.ts'
import css from '../app.css?inline'
import { stylePartCss } from '../style-parts/style-parts.server.ts'
import type { StylePart } from '../style-parts/style-parts.ts'
import lifestyle from './lifestyle/lifestyle.css?inline'
import metropolitan from './metropolitan/metropolitan.css?inline'
import showroom from './showroom/showroom.css?inline'
import { fontCss } from './template-fonts.server.ts'
import yard from './yard/yard.css?inline'

/** The styles of a page: the fonts of its template, what all pages share, what this one needs, and the template's own. */
export function pageCss(template: Template, parts: readonly StylePart[]): string {
  return fontCss(template) + css + parts.map((part) => stylePartCss[part]).join('') + templateCss[template]
}

const templateCss: Record<Template, string> = { metropolitan, showroom, yard, lifestyle }
