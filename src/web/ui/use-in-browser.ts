import { useSyncExternalStore } from 'react'

/** Whether the page is drawn by a browser that has taken it over. What it shows only then does not stand in what the server sent. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

function never() {
  return () => {}
}
