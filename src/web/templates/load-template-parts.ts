import type { Template } from '#sites/appearance.ts'
import type { TemplateParts } from './template-parts.ts'

/** A browser never leaves the site it is on, so it loads the parts of one template only. */
const loaders: Record<Template, () => Promise<TemplateParts>> = {
  metropolitan: async () => (await import('./metropolitan/metropolitan-parts.ts')).metropolitan,
  showroom: async () => (await import('./showroom/showroom-parts.ts')).showroom,
  yard: async () => (await import('./yard/yard-parts.ts')).yard,
  lifestyle: async () => (await import('./lifestyle/lifestyle-parts.ts')).lifestyle,
}

export function loadTemplateParts(template: Template): Promise<TemplateParts> {
  return loaders[template]()
}

/** The template that the server drew this page with. */
export function templateInDocument(): Template {
  const { template } = document.documentElement.dataset
  return isTemplate(template) ? template : 'metropolitan'
}

/** Asked of the loaders and not of the settings’ own list: that one would bring the schema library to the browser. */
function isTemplate(name: string | undefined): name is Template {
  return name !== undefined && Object.hasOwn(loaders, name)
}
