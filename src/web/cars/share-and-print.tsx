import { Icon } from '../ui/icon.tsx'
import { showToast } from '../ui/toast.ts'

export type ShareAndPrintProps = { path: string; title: string }

/** Passing a vehicle on, and taking its page along. Both need the browser's help, so they are there only with scripts. */
export function ShareAndPrint({ path, title }: ShareAndPrintProps) {
  return (
    <>
      <button
        className="car-tools__tool"
        type="button"
        onClick={() => void share({ title, url: new URL(path, location.href).href })}
      >
        <Icon name="share" />
        Share
      </button>
      <button className="car-tools__tool" type="button" onClick={() => window.print()}>
        <Icon name="print" />
        Print
      </button>
    </>
  )
}

/** A phone asks whom to send it to; elsewhere the link is copied. */
async function share(vehicle: { title: string; url: string }) {
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
