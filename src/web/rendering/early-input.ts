declare global {
  interface Window {
    /** Listens for clicks from the page’s first script on (`start-script.ts`). */
    earlyClicks?: EventListenerObject & { button: HTMLElement | null }
  }
}

/**
 * Leaves clicks to React, which is about to start, and returns what presses the button that the visitor pressed last before.
 * Links, forms and what the browser opens by itself worked without scripts; nothing listened to other buttons.
 */
export function leaveClicksToReact(): () => void {
  const { earlyClicks } = window
  if (!earlyClicks) return () => {}
  // React acts on a click that comes while it starts, so a listener until its end would have it pressed twice.
  removeEventListener('click', earlyClicks, true)
  return () => {
    const { button } = earlyClicks
    earlyClicks.button = null
    if (button?.isConnected) button.click()
  }
}
