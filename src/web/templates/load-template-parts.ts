import type { Template } from '#sites/templates/templates.ts'
import type { TemplateParts } from './template-parts.ts'

/** Separate files, because a site has one template and the browser needs only its parts. */
const loaders = import.meta.glob<TemplateParts>('./*/parts.ts', { import: 'parts' })

export async function loadTemplateParts(template: Template): Promise<TemplateParts> {
  const load = loaders[fileOf(template)]
  if (!load) throw new Error(`The template ${template} has no parts.`)
  return load()
}

/** The template that the server rendered this page with. */
export function templateInDocument(): Template {
  const { template } = document.documentElement.dataset
  return isTemplate(template) ? template : 'metropolitan'
}

/** Checks the loaders, because the list of templates would bring all their colours to the browser. */
function isTemplate(name: string | undefined): name is Template {
  return name !== undefined && Object.hasOwn(loaders, fileOf(name))
}

function fileOf(template: string) {
  return `./${template}/parts.ts`
}
