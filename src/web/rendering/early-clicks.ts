declare global {
  interface Window {
    /** Listens for clicks from the page’s first script on (`start-script.ts`). */
    earlyClicks?: EventListenerObject & { button: HTMLElement | null }
  }
}

/**
 * Presses the button that the visitor pressed last before the page’s scripts had started. Links, forms and what the browser
 * opens by itself have worked without them, and other buttons had nobody to listen.
 */
export function repeatEarlyClick(): void {
  const { earlyClicks } = window
  if (!earlyClicks) return
  removeEventListener('click', earlyClicks, true)
  delete window.earlyClicks
  if (earlyClicks.button?.isConnected) earlyClicks.button.click()
}
