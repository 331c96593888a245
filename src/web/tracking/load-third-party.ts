import type { ThirdPartyTags } from './third-party-tags-of.ts'

const TAG_MANAGER = 'https://www.googletagmanager.com'

/** What analytics of others reads, under the name that they know. */
type Layered = typeof globalThis & { dataLayer?: unknown[] }

let isLoaded = false

/** Starts the services that a site has named, once. In a demonstration a note in the data layer stands for each. */
export function loadThirdParty(outside: ThirdPartyTags): void {
  if (isLoaded) return
  isLoaded = true
  const { ga4MeasurementId, gtmContainerId, scripts, hasStandIns } = outside
  const load = hasStandIns ? noteStandIn : addScript
  if (ga4MeasurementId !== null) {
    gtag('js', new Date())
    gtag('config', ga4MeasurementId)
    load(`${TAG_MANAGER}/gtag/js?id=${ga4MeasurementId}`)
  }
  if (gtmContainerId !== null) {
    dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    load(`${TAG_MANAGER}/gtm.js?id=${gtmContainerId}`)
  }
  for (const { src } of scripts) load(src)
}

export function dataLayer(): unknown[] {
  const layered: Layered = globalThis
  return (layered.dataLayer ??= [])
}

/** Google's own way in: it takes the arguments object itself, and no list that looks like it. */
export function gtag(..._words: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- see above
  dataLayer().push(arguments)
}

function addScript(src: string) {
  const script = document.createElement('script')
  script.src = src
  script.async = true
  document.head.append(script)
}

function noteStandIn(src: string) {
  dataLayer().push({ 'stand-in-for': src })
}
