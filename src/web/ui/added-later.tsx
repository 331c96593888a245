import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react'

/**
 * A component that a page can do without. It is fetched once the page stands and works, so nobody waits for it, and it
 * never runs on the server; when it cannot be fetched, the page stays as it is.
 */
export function addedLater<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Addition: ComponentType<Props> = lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: () => null }),
    ),
  )

  return function AddedLater(props: Props) {
    const isStanding = useSyncExternalStore(
      () => () => undefined,
      () => true,
      () => false,
    )
    return isStanding ? (
      <Suspense>
        <Addition {...props} />
      </Suspense>
    ) : null
  }
}
