import type { SiteFrame } from '../frame/site-frame.ts'
import { addedLater } from '../ui/added-later.tsx'
import { useInBrowser } from '../ui/in-browser.tsx'

/** Where the page says which services from elsewhere it may use. */
export const THIRD_PARTY_META = 'third-party-services'

const ConsentBar = addedLater(() => import('./consent-bar.tsx').then((file) => file.ConsentBar))

/** Asks about services from elsewhere where the site has any, and starts them where it may. It comes with scripts. */
export function ThirdPartyTags({ frame }: { frame: SiteFrame }) {
  return useInBrowser() && frame.outside !== null && <ConsentBar />
}
