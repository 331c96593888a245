import * as list from './template-list.ts'
import type { TemplateManifest } from './template-manifest.ts'

export type Template = keyof typeof list

/** What each template brings. */
export const templateManifests: Readonly<Record<Template, TemplateManifest>> = list

/** The names of all templates. */
export const templates = Object.keys(templateManifests).toSorted() as Template[]
