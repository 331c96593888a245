/** In the order of preference: what costs least and saves most comes first. */
const encodings = ['zstd', 'br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** The first of our encodings that an Accept-Encoding header allows; `null` if it allows none. */
export function preferredEncoding(accepted = ''): Encoding | null {
  const names = accepted.split(',').flatMap((entry) => {
    const [name = '', ...parameters] = entry.toLowerCase().split(';')
    return parameters.some((parameter) => NOT_AT_ALL.test(parameter)) ? [] : [name.trim()]
  })
  return encodings.find((encoding) => names.includes(encoding)) ?? null
}

const NOT_AT_ALL = /^\s*q\s*=\s*0(?:\.0*)?\s*$/
