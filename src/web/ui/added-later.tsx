import { type ComponentType, lazy, Suspense } from 'react'

/**
 * A component that a page can do without, fetched when it is first wanted. When it cannot be fetched, the page stays as
 * it is. It is wanted only in a browser, so whoever shows it waits for a visitor to look or to press.
 */
export function addedLater<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Addition: ComponentType<Props> = lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: () => null }),
    ),
  )

  return function AddedLater(props: Props) {
    return (
      <Suspense>
        <Addition {...props} />
      </Suspense>
    )
  }
}
