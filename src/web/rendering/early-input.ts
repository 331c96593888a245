declare global {
  /** What a visitor does before the page’s scripts have loaded. The page’s first script listens for it (`start-script.ts`). */
  interface Window {
    earlyClicks?: EventListenerObject & { button: HTMLElement | null }
    /**
     * Loads the page of the new address after Back or Forward. Where scripts had set the address, the browser changes only
     * that and expects scripts to show the page, even if they are gone since a reload.
     */
    earlySteps?: () => void
  }
}

/**
 * Leaves clicks and steps through the history to React and its router, which are about to start. Returns what presses the
 * button that the visitor pressed last before. Links, forms and what the browser opens by itself worked without scripts;
 * nothing listened to other buttons.
 */
export function leaveInputToReact(): () => void {
  const { earlyClicks, earlySteps } = window
  if (earlySteps) removeEventListener('popstate', earlySteps)
  if (!earlyClicks) return () => {}
  // React acts on a click that comes while it starts, so a listener until its end would have it pressed twice.
  removeEventListener('click', earlyClicks, true)
  return () => {
    const { button } = earlyClicks
    earlyClicks.button = null
    if (button?.isConnected) button.click()
  }
}
