import { z } from 'zod'
import { safeAddress } from '../safe-address.ts'

const searchHost = safeAddress('use the address of a search server, such as https://search.example')

/** The search engine of the site. */
export const searchEngineSettings = z
  .strictObject({
    engine: z
      .enum(['embedded', 'postgres', 'hosted'])
      .default('embedded')
      .describe('The search engine: the built-in one, PostgreSQL, or a Meilisearch server.'),
    host: searchHost
      .nullable()
      .default(null)
      .describe(
        'The Meilisearch server. The operator sets its key in SEARCH_KEYS, never in a site’s document.',
      ),
  })
  .refine(({ engine, host }) => engine !== 'hosted' || host !== null, {
    path: ['host'],
    error: 'name the search server, or choose another engine',
  })
