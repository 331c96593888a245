import { useState } from 'react'
import type { CarCardData } from '../cars/card/car-card-data.ts'
import { keepScroll } from '../frame/client-navigation.tsx'
import { LinkButton } from '../ui/actions/link-button.tsx'
import { Button } from '../ui/actions/button.tsx'
import { useHydrated } from '../ui/hydration.tsx'
import { Icon } from '../ui/icon.tsx'
import { lazyComponent } from '../ui/lazy-component.tsx'
import './compare-tools.css'

type CompareToolsProps = {
  cars: readonly CarCardData[]
  /** The comparison on the screen, to share. */
  address: string
  /** Everything instead of the differences, or the other way round; `null` for a single vehicle. */
  otherView: string | null
  onlyDifferences: boolean
}

const ShareComparison = lazyComponent(() =>
  import('./share-comparison.tsx').then((file) => file.ShareComparison),
)

/** Shows only the differences, which works without scripts, and shares or prints the comparison. */
export function CompareTools({ cars, address, otherView, onlyDifferences }: CompareToolsProps) {
  const isHydrated = useHydrated()
  const [opened] = useState({ slugs: cars.map(({ slug }) => slug), asDocument: !isHydrated })
  return (
    <div className="compare-tools">
      {otherView !== null && (
        <LinkButton look="quiet" href={otherView} {...keepScroll}>
          {onlyDifferences ? 'Show everything' : 'Differences only'}
        </LinkButton>
      )}
      <Button look="quiet" data-scripted="" onClick={() => window.print()}>
        <Icon name="print" />
        Print
      </Button>
      <Button look="quiet" data-scripted="" onClick={() => void copyAddress(address)}>
        Copy link
      </Button>
      {isHydrated && <ShareComparison cars={cars} address={address} opened={opened} />}
    </div>
  )
}

/** If the script can't be loaded, the address bar still has the link. */
async function copyAddress(address: string) {
  const { copyLink } = await import('../cars/documents/share.ts')
  await copyLink(new URL(address, location.href).href)
}
