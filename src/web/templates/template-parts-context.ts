import { createContext, use } from 'react'
import type { TemplateParts } from './template-parts.ts'

/** The parts of this site's template. They are there before the first page is drawn, on the server and in the browser. */
export const TemplatePartsContext = createContext<TemplateParts | null>(null)

export function useTemplateParts(): TemplateParts {
  const parts = use(TemplatePartsContext)
  if (!parts) throw new Error('A page is drawn without the parts of a template.')
  return parts
}
