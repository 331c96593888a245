import type { SearchEngine } from '#search/port.ts'
import type { Site } from '#sites/site.ts'

/** The engines that a site can choose instead of the built-in one. */
export type OptionalEngines = {
  /** `null` where PostgreSQL search is off. */
  readonly postgres: SearchEngine | null
  /** The engine of a search server, or `null` where the operator has set no key for it. */
  hosted(host: string): SearchEngine | null
}

export const noOptionalEngines: OptionalEngines = { postgres: null, hosted: () => null }

/** The name of a site's engine in logs and metrics; `null` for the built-in one. */
export function configuredEngine({ search }: Pick<Site, 'search'>): string | null {
  if (search.engine === 'hosted') return search.host
  return search.engine === 'postgres' ? 'postgres' : null
}

export function engineByName(name: string, others: OptionalEngines): SearchEngine | null {
  return name === 'postgres' ? others.postgres : others.hosted(name)
}
