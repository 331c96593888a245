import type { ThirdPartyTags } from './third-party-tags-of.ts'
import { THIRD_PARTY_META } from './third-party-tags.tsx'

/** What a visitor decided about services from elsewhere. */
export type Choice = 'agreed' | 'refused'

const KEPT = 'third-party-services'
const listeners = new Set<() => void>()

/** What this site would use; `null` where there is nothing to decide on. */
export function thirdPartyServicesHere(): ThirdPartyTags | null {
  const text = document.querySelector<HTMLMetaElement>(`meta[name="${THIRD_PARTY_META}"]`)?.content
  return text === undefined ? null : (JSON.parse(text) as ThirdPartyTags)
}

/** What was decided about the very services that are here now. When there are others, it is asked again. */
export function choiceMade(): Choice | null {
  try {
    const [choice, services] = (localStorage.getItem(KEPT) ?? '').split(' for ')
    return services === servicesHere() && (choice === 'agreed' || choice === 'refused') ? choice : null
  } catch {
    return null
  }
}

export function choose(choice: Choice): void {
  try {
    localStorage.setItem(KEPT, `${choice} for ${servicesHere()}`)
  } catch {
    // Then it is asked again on the next page.
  }
  for (const listener of listeners) listener()
}

export function onChoice(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A browser that asks not to be followed has decided already. */
export function browserRefuses(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return doNotTrack === '1' || globalPrivacyControl === true
}

/** Whether services from elsewhere may be told anything. */
export function mayReportToThirdParties(): boolean {
  const outside = thirdPartyServicesHere()
  if (outside === null || browserRefuses()) return false
  const choice = choiceMade()
  return choice === 'agreed' || (outside.consent === 'notice' && choice === null)
}

function servicesHere() {
  const outside = thirdPartyServicesHere()
  return [
    outside?.ga4MeasurementId,
    outside?.gtmContainerId,
    ...(outside?.scripts ?? []).map(({ src }) => src),
  ]
    .filter(Boolean)
    .join(',')
}
