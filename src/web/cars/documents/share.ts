import { showToast } from '../../ui/feedback/toast.ts'

/** Shares a vehicle: opens the share sheet where there is one, or copies the link. */
export async function share(vehicle: { title: string; url: string }): Promise<void> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(vehicle)
      return
    } catch (error) {
      // A visitor who closes the share sheet doesn't want the link copied.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  try {
    await navigator.clipboard.writeText(vehicle.url)
    showToast('Link copied. Paste it wherever you like.')
  } catch {
    showToast('We couldn’t copy the link. You can copy it from your browser’s address bar.')
  }
}
