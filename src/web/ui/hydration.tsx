import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react'

const HydrationContext = createContext(false)

type HydrationProviderProps = {
  /** Called once, when every button does what it says. */
  onHydrated: () => void
  children: ReactNode
}

/**
 * Wraps the app. Browser-only content renders in a transition after hydration, so that it doesn't block slow phones.
 */
export function HydrationProvider({ onHydrated, children }: HydrationProviderProps) {
  const [isHydrated, setIsHydrated] = useState(false)
  useEffect(() => {
    onHydrated()
    // Shown by the browser’s performance tools, and what tests wait for.
    performance.mark('interactive')
    startTransition(() => setIsHydrated(true))
  }, [onHydrated])
  return <HydrationContext value={isHydrated}>{children}</HydrationContext>
}

/** Whether the page has hydrated. Browser-only content must wait for it, because the server's HTML doesn't contain it. */
export function useHydrated(): boolean {
  return useContext(HydrationContext)
}
