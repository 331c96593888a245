import { href } from 'react-router'
import { compareAddress } from '#domain/cars/compare/compare-address.ts'
import { useSiteFrame } from '../../frame/use-site-frame.ts'
import { useHydrated } from '../../ui/hydration.tsx'
import { Icon } from '../../ui/icon.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { CompareToggleProps } from './compare-toggle.tsx'
import type { SaveCarButtonProps } from './save-car-button.tsx'
import './compare-toggle.css'
import './save-car-button.css'

const SaveCarButton = lazyComponent(() => import('./toggle-buttons.tsx').then((file) => file.SaveCarButton))
const CompareToggle = lazyComponent(
  () => import('./toggle-buttons.tsx').then((file) => file.CompareToggle),
  CompareLink,
)

/** Saves the vehicle of a page, if the site offers a watchlist. */
export function SavePageCar(props: Omit<SaveCarButtonProps, 'saving'>) {
  const frame = useSiteFrame()
  const isHydrated = useHydrated()
  if (!frame?.saving) return null
  if (isHydrated) return <SaveCarButton {...props} saving={frame.saving} hasLabel />
  return frame.canSignIn && props.isAvailable && <SaveLink id={props.id} />
}

/** Without scripts, a vehicle is saved on the account that the visitor signs in to. */
function SaveLink({ id }: { id: string }) {
  return (
    <noscript>
      <a className="car-tools__tool" href={`${href('/watchlist')}?save=${id}`}>
        <Icon name="heart" />
        Save
      </a>
    </noscript>
  )
}

/** Chooses the vehicle of a page to compare. Without scripts it is a link to the comparison. */
export function ComparePageCar(props: CompareToggleProps) {
  const Tool = useHydrated() ? CompareToggle : CompareLink
  return <Tool {...props} hasLabel />
}

function CompareLink({ slug, isAvailable }: CompareToggleProps) {
  return (
    isAvailable && (
      <a className="car-tools__tool" href={compareAddress([slug])}>
        <Icon name="compare" />
        Compare
      </a>
    )
  )
}
