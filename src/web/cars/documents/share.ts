import { showFailure, showToast } from '../../ui/feedback/toast.ts'

type Shared = { title: string; url: string }

/** Opens the share sheet where there is one, or copies the link. */
export async function share(page: Shared): Promise<void> {
  if (canShare()) {
    try {
      await navigator.share(page)
      return
    } catch (error) {
      // A visitor who closes the share sheet doesn't want the link copied.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  await copyLink(page.url)
}

/** Whether this device has a share sheet. */
export function canShare(): boolean {
  return typeof navigator.share === 'function'
}

/** Copies a link and says so. If the browser refuses, the visitor can copy it from the address bar. */
export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    showToast('Link copied. Paste it wherever you like.')
  } catch {
    if (url === location.href) showFailure('We couldn’t copy the link. Copy it from the address bar.')
    else showFailure('We couldn’t copy the link. Open it and copy the address.', { label: 'Open', href: url })
  }
}
