import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react'

const InBrowserContext = createContext(false)

/**
 * Around all that a browser draws. What comes only there is added once the page answers, a little at a time, so that a slow
 * phone is not kept busy by it.
 */
export function InBrowser({ children }: { children: ReactNode }) {
  const [hasTakenOver, setHasTakenOver] = useState(false)
  useEffect(() => {
    startTransition(() => setHasTakenOver(true))
  }, [])
  return <InBrowserContext value={hasTakenOver}>{children}</InBrowserContext>
}

/** Whether the page is drawn by a browser that has taken it over. What it shows only then does not stand in what the server sent. */
export function useInBrowser(): boolean {
  return useContext(InBrowserContext)
}
