/** Returns whether a step through the history only opens or closes an overlay. */
type OverlayStep = (event: PopStateEvent) => boolean

const overlays = new Set<OverlayStep>()

/**
 * Keeps steps between the entries of one page from the router, which would load the page's data again. Listeners of a
 * window are called in the order they were added, so this one is added before the router starts.
 */
export function watchOverlaySteps(): void {
  addEventListener('popstate', (event) => {
    const steps = [...overlays].map((takes) => takes(event))
    if (steps.includes(true)) event.stopImmediatePropagation()
  })
}

/** Calls `takes` at each step, until the returned function is called. */
export function onOverlayStep(takes: OverlayStep): () => void {
  overlays.add(takes)
  return () => void overlays.delete(takes)
}
