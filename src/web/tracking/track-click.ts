import { whenLoaded } from '../ui/when-loaded.ts'

/** Tracks calls, and clicks and changes inside elements marked with `data-event`. */
export function trackClick({ type, target }: Event): void {
  const element = target instanceof Element && (type === 'click' ? target.closest('a, button') : target)
  if (element && element.closest('[href^="tel:"], [data-event]'))
    withClicks(({ trackedClick }) => trackedClick(type, element))
}

const withClicks = whenLoaded(() => import('./tracked-click.ts'))
