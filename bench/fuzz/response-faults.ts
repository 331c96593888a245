import type { IncomingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { markupOf } from './reflected-markup.ts'

export type ReceivedResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** Why a response to a malformed request is wrong, whatever the request was. */
export function responseFaults(response: ReceivedResponse | null, host: string): string[] {
  if (response === null) return ['no response']
  const { status, headers } = response
  const policy = headers['content-security-policy']?.toString()
  const type = headers['content-type'] ?? ''
  const text = /html|xml|json|text|^$/.test(type) ? textOf(response) : ''
  return [
    status >= 500 && !text.includes(BUDGET_SPENT) && `status ${status}`,
    /html|xml/.test(type) && markupOf(text) !== null && `reflected: ${markupOf(text)}`,
    /(?:\n|\\n) +at \S+ \(|node_modules\/|build\/server\//.test(text) && 'shows a stack',
    headers['x-zq7'] !== undefined && 'a header of the request’s making',
    leadsAway(headers.location, host) && `leads to ${headers.location}`,
    status !== 304 && headers['x-content-type-options'] !== 'nosniff' && 'no nosniff',
    status !== 304 && policy === undefined && 'no content security policy',
    /unsafe-/.test(policy ?? '') && 'an unsafe policy',
  ].filter((fault) => typeof fault === 'string')
}

/** A dealer pays for each text message, so their number per day is limited. */
const BUDGET_SPENT = 'send any more codes today'

/** A payment leads to the provider’s page, which the demo’s sandbox has on the site itself. */
function leadsAway(location: string | undefined, host: string) {
  if (location === undefined) return false
  const own = `http://${host}`
  return !URL.canParse(location, own) || new URL(location, own).hostname !== new URL(own).hostname
}

function textOf({ headers, body }: ReceivedResponse) {
  if (body.length === 0) return ''
  const decode = decoders[headers['content-encoding'] ?? '']
  try {
    return (decode ? decode(body) : body).toString('latin1')
  } catch {
    return body.toString('latin1')
  }
}

const decoders: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
}
