import { hasSecretToken } from '#domain/shared/private-address.ts'
import type { ThirdPartyTags } from '../third-party-tags-of.ts'
import { THIRD_PARTY_META } from '../third-party-tags.tsx'

/** The visitor's choice about third-party services. */
export type Choice = 'agreed' | 'refused'

const STORAGE_KEY = 'third-party-services'
const listeners = new Set<() => void>()

/** The third-party tags of this site, or `null` when there are none. */
export function thirdPartyServicesHere(): ThirdPartyTags | null {
  const text = document.querySelector<HTMLMetaElement>(`meta[name="${THIRD_PARTY_META}"]`)?.content
  return text === undefined ? null : (JSON.parse(text) as ThirdPartyTags)
}

/** The choice for exactly the services this site uses now. When the services change, the visitor is asked again. */
export function choiceMade(): Choice | null {
  try {
    const [choice, services] = (localStorage.getItem(STORAGE_KEY) ?? '').split(' for ')
    return services === servicesHere() && (choice === 'agreed' || choice === 'refused') ? choice : null
  } catch {
    return null
  }
}

export function choose(choice: Choice): void {
  try {
    localStorage.setItem(STORAGE_KEY, `${choice} for ${servicesHere()}`)
  } catch {
    // Without storage the visitor is asked again on the next page.
  }
  for (const listener of listeners) listener()
}

export function onChoice(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A do-not-track setting counts as a refusal. */
export function browserRefuses(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return doNotTrack === '1' || globalPrivacyControl === true
}

/** Whether events may be sent to third-party services. They never learn the address of a page that holds a secret. */
export function mayReportToThirdParties(): boolean {
  const tags = thirdPartyServicesHere()
  if (tags === null || browserRefuses() || hasSecretToken(here())) return false
  const choice = choiceMade()
  return choice === 'agreed' || (tags.consent === 'notice' && choice === null)
}

/** With its query, in which the sign-in page has the way back. */
function here() {
  return location.pathname + location.search
}

function servicesHere() {
  const tags = thirdPartyServicesHere()
  return [tags?.ga4MeasurementId, tags?.gtmContainerId, ...(tags?.scripts ?? []).map(({ src }) => src)]
    .filter(Boolean)
    .join(',')
}
