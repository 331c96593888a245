import { z } from 'zod'
import { safeAddress } from '../safe-address.ts'

const searchHost = safeAddress('use the address of a search server, such as https://search.example')

/** What searches the site's vehicles. */
export const searchSettings = z
  .strictObject({
    engine: z
      .enum(['embedded', 'postgres', 'hosted'])
      .default('embedded')
      .describe('What searches the vehicles: this program itself, its database, or a Meilisearch server.'),
    host: searchHost
      .nullable()
      .default(null)
      .describe(
        'The Meilisearch server. Its key is the operator’s to set (SEARCH_KEYS) and stands in no site.',
      ),
  })
  .refine(({ engine, host }) => engine !== 'hosted' || host !== null, {
    path: ['host'],
    error: 'name the search server, or choose another engine',
  })
