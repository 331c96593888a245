import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react'

const HydrationContext = createContext(false)

/**
 * Wraps the app. Browser-only content renders in a transition after hydration, so that it doesn't block slow phones.
 */
export function HydrationProvider({ children }: { children: ReactNode }) {
  const [isHydrated, setIsHydrated] = useState(false)
  useEffect(() => {
    startTransition(() => setIsHydrated(true))
  }, [])
  return <HydrationContext value={isHydrated}>{children}</HydrationContext>
}

/** Whether the page has hydrated. Browser-only content must wait for it, because the server's HTML doesn't contain it. */
export function useHydrated(): boolean {
  return useContext(HydrationContext)
}
