import { useSyncExternalStore } from 'react'
import { Button } from '../ui/actions/button.tsx'
import { browserRefuses, choose, mayTellOutside, onChoice } from './choice.ts'

/** Lets a visitor decide anew about services from elsewhere. */
export function OutsideChoice() {
  const isAllowed = useSyncExternalStore(onChoice, mayTellOutside)
  if (browserRefuses()) return <p>Your browser asks not to be followed, so we use none of them.</p>
  return (
    <div className="outside-services__choice">
      <output>{isAllowed ? 'They are in use for you.' : 'They are not in use for you.'}</output>
      <Button
        look="quiet"
        onClick={() => {
          choose(isAllowed ? 'refused' : 'agreed')
          // What has been loaded cannot be unloaded; a fresh page has none of it.
          if (isAllowed) location.reload()
        }}
      >
        {isAllowed ? 'Stop using them' : 'Agree to their use'}
      </Button>
    </div>
  )
}
