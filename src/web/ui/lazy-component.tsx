import { type ComponentType, lazy, Suspense } from 'react'

/**
 * An optional component, fetched when it is first rendered. Until then, or if it can't be fetched, its place shows
 * another component, or nothing. It only renders in a browser, so its parent waits for the visitor to scroll or click.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Before: ComponentType<Props> = Nothing,
) {
  const Addition: ComponentType<Props> = lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: Before }),
    ),
  )

  return function LazyComponent(props: Props) {
    return (
      <Suspense fallback={<Before {...props} />}>
        <Addition {...props} />
      </Suspense>
    )
  }
}

function Nothing() {
  return null
}
