import { stockAddress } from '../../frame/stock-address.ts'
import { LinkButton } from '../../ui/actions/link-button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'

/** A list without vehicles. */
export function EmptyWatchlist({ vehicleWord }: { vehicleWord: string }) {
  return (
    <div ref={bringIntoView}>
      <EmptyState
        title={`You haven’t saved a ${vehicleWord} yet`}
        actions={<LinkButton href={stockAddress()}>Search our stock</LinkButton>}
      >
        {`Tap the heart on a ${vehicleWord} you like and you’ll find it here, with its current price.`}
      </EmptyState>
    </div>
  )
}

/** The page is shorter once the last vehicle is removed, which would leave the visitor in the footer. */
function bringIntoView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' })
}
