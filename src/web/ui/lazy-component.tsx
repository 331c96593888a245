import { type ComponentType, lazy, Suspense } from 'react'

/**
 * An optional component, fetched when it is first rendered. If it can't be fetched, the page stays as it is. It only
 * renders in a browser, so its parent waits for the visitor to scroll or click.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Addition: ComponentType<Props> = lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: () => null }),
    ),
  )

  return function LazyComponent(props: Props) {
    return (
      <Suspense>
        <Addition {...props} />
      </Suspense>
    )
  }
}
