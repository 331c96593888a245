/** A short name for a browser and its system, such as `Safari on iPhone`, from the `User-Agent` header. */
export function deviceName(userAgent: string | null): string {
  const text = (userAgent ?? '').slice(0, 400)
  const browser = browsers.find(([sign]) => sign.test(text))?.[1] ?? 'A browser'
  const system = systems.find(([sign]) => sign.test(text))?.[1]
  return system === undefined ? browser : `${browser} on ${system}`
}

/** Most browsers also name those they want to be taken for, so the more specific names come first. */
const browsers: readonly [RegExp, string][] = [
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const systems: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
]
