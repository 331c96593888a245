/** Tracks calls, and clicks and changes inside elements marked with `data-event`. */
export function trackClick({ type, target }: Event): void {
  const element = target instanceof Element && (type === 'click' ? target.closest('a, button') : target)
  if (element && element.closest('[href^="tel:"], [data-event]'))
    import('./tracked-click.ts').then(
      ({ trackedClick }) => trackedClick(type, element),
      () => {},
    )
}
