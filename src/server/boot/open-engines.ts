import type { OptionalEngines } from '#operations/search/engines.ts'
import { meilisearchEngine } from '#search/meilisearch/meilisearch-engine.ts'
import type { SearchEngine } from '#search/port.ts'
import { postgresEngine } from '#search/postgres/postgres-engine.ts'
import type { Env } from '../env.ts'

/** The engines that sites may choose. None of them connects before a site uses it. */
export function optionalEngines(
  { searchKeys }: Pick<Env, 'searchKeys'>,
  databaseUrl: string,
): OptionalEngines & { close(): Promise<void> } {
  const postgres = postgresEngine({ url: databaseUrl })
  const hosted = new Map<string, SearchEngine>()
  for (const [host, key] of searchKeys) hosted.set(host, meilisearchEngine({ host, key }))
  return {
    postgres,
    hosted: (host) => hosted.get(host) ?? null,
    async close() {
      await Promise.all([postgres, ...hosted.values()].map((engine) => engine.close()))
    },
  }
}
