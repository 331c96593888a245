import { z } from 'zod'

const onThisMachine = /^(?:localhost|127\.0\.0\.1|\[::1\])$/

/** Only over an encrypted connection does a key leave this machine. */
export const searchHost = z
  .url({ error: 'use the address of a search server, such as https://search.example', abort: true })
  .refine((address) => {
    const { protocol, hostname } = new URL(address)
    return protocol === 'https:' || (protocol === 'http:' && onThisMachine.test(hostname))
  }, 'use an https:// address, or an http:// one of this machine')
  .overwrite((address) => new URL(address).href.replace(/\/+$/, ''))

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
