import { z } from 'zod'

/** A plain host name. It becomes part of a content security policy, where a star or a semicolon has a meaning. */
export const httpsAddress = z.url({
  protocol: /^https$/,
  hostname: z.regexes.domain,
  error: 'use an https:// address',
})
/** The origin of an address. */
export const origin = httpsAddress.refine(
  (address) => URL.parse(address)?.origin === address,
  'use only the origin, such as https://chat.example',
)
