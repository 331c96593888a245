import { useEffect, useState } from 'react'
import type { FlashToast } from '../../request/flash-toast.server.ts'
import { showFailure, showToast } from '../../ui/feedback/toast.ts'
import { useHydrated } from '../../ui/hydration.tsx'

/** Shows what a form of the page did. The document that arrives with a toast has it already. */
export function useFlashToast(toast: FlashToast | null): void {
  const isHydrated = useHydrated()
  const [arrived] = useState(isHydrated ? null : toast)

  useEffect(() => {
    if (!toast || toast === arrived) return
    const show = toast.isFailure ? showFailure : showToast
    show(toast.text, toast.action)
  }, [toast, arrived])
}
