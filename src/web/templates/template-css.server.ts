import type { Template } from '#sites/look.ts'
import css from '../app.css?inline'
import lifestyle from './lifestyle/lifestyle.css?inline'
import metropolitan from './metropolitan/metropolitan.css?inline'
import showroom from './showroom/showroom.css?inline'
import { templateFonts } from './template-fonts.server.ts'
import yard from './yard/yard.css?inline'

/** The whole style sheet of a template: the fonts it uses, what all pages share, and what is its own. */
export const templateCss: Record<Template, string> = {
  metropolitan: templateFonts.metropolitan.css + css + metropolitan,
  showroom: templateFonts.showroom.css + css + showroom,
  yard: templateFonts.yard.css + css + yard,
  lifestyle: templateFonts.lifestyle.css + css + lifestyle,
}
