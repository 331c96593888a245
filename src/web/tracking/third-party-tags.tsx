import { lazyComponent } from '../ui/lazy-component.tsx'
import { useInBrowser } from '../ui/in-browser.tsx'

/** Where the page says which services from elsewhere it may use. */
export const THIRD_PARTY_META = 'third-party-services'

const ConsentBar = lazyComponent(() => import('./consent-bar.tsx').then((file) => file.ConsentBar))

/** Asks the visitor about third-party services and starts those that they allow. It needs scripts. */
export function ThirdPartyTags() {
  return useInBrowser() && <ConsentBar />
}
