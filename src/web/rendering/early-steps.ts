declare global {
  interface Window {
    /**
     * Listens for steps through the history from the page’s first script on (`start-script.ts`), and loads the page of the new
     * address. A browser leaves that to scripts where scripts have changed the address, also if that was before a reload.
     */
    earlySteps?: () => void
  }
}

/** Leaves Back and Forward to the router, which is about to start. */
export function leaveStepsToRouter(): void {
  if (window.earlySteps) removeEventListener('popstate', window.earlySteps)
}
