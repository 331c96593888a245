/** What customers come to a location for. */
export const departments = ['sales', 'service', 'parts'] as const
export type Department = (typeof departments)[number]

/** The departments at a location of a type. A main location counts as sales. */
export function departmentsOf(type: string): readonly Department[] {
  if (type === 'service-and-parts') return ['service', 'parts']
  return type === 'service' || type === 'parts' ? [type] : ['sales']
}

/** A location's type as customers read it. */
export function locationTypeName(type: string): string {
  return typeNames[type] ?? 'Sales'
}

const typeNames: Readonly<Record<string, string>> = {
  primary: 'Dealership',
  service: 'Service',
  parts: 'Parts',
  'service-and-parts': 'Service and parts',
}
