import type { ThirdPartyTags } from './third-party-tags-of.ts'

const TAG_MANAGER = 'https://www.googletagmanager.com'

/** The chat widget of a demo, from the folder that only a demo serves. */
const SANDBOX_CHAT = '/demo-media/sandbox-chat.js'

/** The global that Google's scripts read. */
type WithDataLayer = typeof globalThis & { dataLayer?: unknown[] }

let isLoaded = false

/** Loads the site's third-party services, once. A demo pushes a stand-in entry to the data layer for each one. */
export function loadThirdParty(tags: ThirdPartyTags): void {
  if (isLoaded) return
  isLoaded = true
  const { ga4MeasurementId, gtmContainerId, scripts, chat, hasStandIns } = tags
  const load = hasStandIns ? pushStandIn : addScript
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
  if (hasStandIns && chat !== null) addScript(SANDBOX_CHAT, chat.command.path.join('.'))
}

export function dataLayer(): unknown[] {
  const scope: WithDataLayer = globalThis
  return (scope.dataLayer ??= [])
}

/** Google's entry point, which needs the `arguments` object and does not accept an array. */
export function gtag(..._args: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- see above
  dataLayer().push(arguments)
}

function addScript(src: string, opensWith?: string) {
  const script = document.createElement('script')
  script.src = src
  if (opensWith !== undefined) script.dataset['opensWith'] = opensWith
  script.async = true
  document.head.append(script)
}

function pushStandIn(src: string) {
  dataLayer().push({ 'stand-in-for': src })
}
