import { type Arbitrary, array, constantFrom, nat, oneof, option, record, string, tuple } from 'fast-check'
import type { Survey } from '../surface/survey-site.ts'
import { addressAt, routePatterns } from '../surface/route-patterns.ts'
import { damagedForm } from './damaged-form.ts'
import { encoded } from './encoded.ts'
import { oddValues } from './odd-values.ts'

export type OddRequest = {
  host: string
  method: string
  target: string
  headers: Record<string, string>
  body: string | null
}

/** The share of requests, in tenths, that come from someone who is signed in. */
const SIGNED_IN = 3

/**
 * Requests to a site: at every address with damaged parameters, and its own forms and API calls with a few damaged fields, which
 * get further into the code.
 */
export function oddRequest(survey: Survey, customer: string): Arbitrary<OddRequest> {
  const fields = array(
    tuple(
      oneof({ weight: 9, arbitrary: constantFrom(...survey.names) }, { weight: 1, arbitrary: string() }),
      oddValues,
    ),
    { maxLength: 8 },
  )
  const anywhere = tuple(
    constantFrom('GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE'),
    addressOf(survey),
    fields,
    bodyWith(fields),
  ).map(([method, path, query, { type, text }]) => ({
    method,
    target: path + (query.length > 0 ? `?${encoded(query)}` : ''),
    type,
    text,
  }))

  return tuple(
    oneof({ weight: 2, arbitrary: anywhere }, { weight: 1, arbitrary: damagedForm(survey) }),
    headers,
    nat(9),
  ).map(([{ method, target, type, text }, given, who]) => {
    const isWrite = method !== 'GET' && method !== 'HEAD'
    return {
      host: survey.host,
      method,
      target,
      headers: {
        ...given,
        ...(who < SIGNED_IN && { cookie: customer }),
        ...(isWrite && type !== '' && { 'content-type': type }),
      },
      body: isWrite ? text : null,
    }
  })
}

function addressOf({ slugs }: Survey) {
  const names = [...new Set([...slugs.values()].flat())]
  const values = array(
    option(
      oneof(
        { weight: 2, arbitrary: constantFrom(...names) },
        { weight: 1, arbitrary: oddValues.map((odd) => encodeURIComponent(odd.toWellFormed())) },
      ),
      { freq: 6 },
    ),
    { minLength: 3, maxLength: 3 },
  )
  const ends = constantFrom('', '', '', '.data', '.data', '/', '//', '%2e', '%00')
  return tuple(constantFrom(...routePatterns), values, option(constantFrom(...names)), ends).map(
    ([pattern, given, name, end]) => {
      const rest = [...given]
      // Half of the time a name that this folder has, so that the page exists.
      const valueOf = (_: string, folder: string) => {
        const own = name === null ? [] : (slugs.get(folder) ?? [])
        return own[(name ?? '').length % (own.length || 1)] ?? rest.pop() ?? null
      }
      return addressAt(pattern, valueOf) + end
    },
  )
}

function bodyWith(fields: Arbitrary<[string, string][]>) {
  return oneof(
    fields.map((pairs) => ({ type: 'application/x-www-form-urlencoded', text: encoded(pairs) })),
    fields.map((pairs) => ({ type: 'application/json', text: JSON.stringify(Object.fromEntries(pairs)) })),
    tuple(
      oddValues,
      constantFrom(
        'application/json',
        'multipart/form-data; boundary=x',
        'text/plain',
        'application/json; charset=utf-7',
        '',
      ),
    ).map(([text, type]) => ({ type, text })),
  )
}

const headers = record(
  {
    accept: constantFrom('*/*', 'text/html', 'text/html', 'image/avif,image/webp', 'q=0;;,'),
    'accept-encoding': constantFrom('br', 'gzip', 'zstd', 'x;q=9, *'),
    cookie: string({ unit: 'grapheme-ascii', maxLength: 60 }),
    'if-none-match': string({ unit: 'grapheme-ascii', maxLength: 20 }),
    range: constantFrom('bytes=0-', 'bytes=9-1', 'bytes=-0', 'cars=1'),
    referer: constantFrom('http://evil.example/"><zq7>', 'about:blank', '//', '/search'),
    'user-agent': string({ unit: 'grapheme-ascii', maxLength: 60 }),
  },
  { requiredKeys: [] },
)
