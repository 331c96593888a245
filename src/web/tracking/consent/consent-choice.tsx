import { useSyncExternalStore } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { browserRefuses, choose, mayReportToThirdParties, onChoice } from './choice.ts'
import './consent-choice.css'

/** Lets a visitor change their choice about third-party services. */
export function ConsentChoice() {
  const isAllowed = useSyncExternalStore(onChoice, mayReportToThirdParties)
  if (browserRefuses()) return <p>Your browser is set not to allow tracking, so we don’t use any of these.</p>
  return (
    <div className="third-party-services__choice">
      <output>{isAllowed ? 'You’ve allowed these.' : 'You haven’t allowed these.'}</output>
      <Button
        look="quiet"
        onClick={() => {
          choose(isAllowed ? 'refused' : 'agreed')
          // A loaded script can't be unloaded, so the page reloads without it.
          if (isAllowed) location.reload()
        }}
      >
        {isAllowed ? 'Stop using them' : 'Allow them'}
      </Button>
    </div>
  )
}
