import { useSyncExternalStore } from 'react'
import { Button } from '../ui/actions/button.tsx'
import { browserRefuses, choose, mayReportToThirdParties, onChoice } from './choice.ts'

/** Lets a visitor decide anew about services from elsewhere. */
export function ConsentChoice() {
  const isAllowed = useSyncExternalStore(onChoice, mayReportToThirdParties)
  if (browserRefuses()) return <p>Your browser asks not to be tracked, so we use none of these.</p>
  return (
    <div className="third-party-services__choice">
      <output>{isAllowed ? 'You’ve allowed these.' : 'You haven’t allowed these.'}</output>
      <Button
        look="quiet"
        onClick={() => {
          choose(isAllowed ? 'refused' : 'agreed')
          // What has been loaded cannot be unloaded; a fresh page has none of it.
          if (isAllowed) location.reload()
        }}
      >
        {isAllowed ? 'Stop using them' : 'Allow them'}
      </Button>
    </div>
  )
}
