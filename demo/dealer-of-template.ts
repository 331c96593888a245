import { type Template, templates } from '#sites/templates/templates.ts'
import { demoSites } from './demo.ts'

/** One demo dealer for each template, by slug. Journeys, benches and screenshots visit them. */
export const dealerOfEachTemplate: string[] = templates.map((template) => dealersOf(template)[0])

/** The demo dealers that use a template. The first is the one to visit. */
export function dealersOf(template: Template): [string, ...string[]] {
  const [first, ...others] = demoSites()
    .filter((site) => site.template === template)
    .map(({ slug }) => slug)
  if (first === undefined) throw new Error(`No demo dealer uses the template ${template}.`)
  return [first, ...others]
}
