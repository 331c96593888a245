/** Notes what a dealer wants to know of: calls, and what is pressed or changed within what is marked with `data-event`. */
export function trackClick({ type, target }: Event): void {
  const done = target instanceof Element && (type === 'click' ? target.closest('a, button') : target)
  if (done && done.closest('[href^="tel:"], [data-event]'))
    import('./tracked-click.ts').then(
      ({ trackedClick }) => trackedClick(type, done),
      () => {},
    )
}
