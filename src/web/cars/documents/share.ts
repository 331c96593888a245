import { showToast } from '../../ui/feedback/toast.ts'

/** Passes a vehicle on: a phone asks whom to send it to; elsewhere the link is copied. */
export async function share(vehicle: { title: string; url: string }): Promise<void> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(vehicle)
      return
    } catch (error) {
      // Who closes the list of people wants no link either.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  try {
    await navigator.clipboard.writeText(vehicle.url)
    showToast('Link copied. Paste it wherever you like.')
  } catch {
    showToast('The link could not be copied. It stands in the address bar of your browser.')
  }
}
