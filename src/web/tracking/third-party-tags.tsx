import { lazyComponent } from '../ui/lazy-component.tsx'
import { useHydrated } from '../ui/hydration.tsx'
import './consent/consent-bar.css'

/** The meta element that lists the page's third-party tags. */
export const THIRD_PARTY_META = 'third-party-services'

const ConsentBar = lazyComponent(() => import('./consent/consent-bar.tsx').then((file) => file.ConsentBar))

/** Asks the visitor about third-party services and starts those that they allow. It needs scripts. */
export function ThirdPartyTags() {
  return useHydrated() && <ConsentBar />
}
