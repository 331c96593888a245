import { useHydrated } from '../ui/hydration.tsx'
import { lazyComponent } from '../ui/lazy-component.tsx'
import type { ShownPicture } from './shown-picture.ts'

/** A message that opens over any page. */
export type ShownPopup = {
  /** Its name, by which the device remembers that it was closed. */
  slug: string
  title: string
  description: string
  picture: ShownPicture | null
  button: { label: string; link: string } | null
  /** The end of its last day by the dealer's calendar, in milliseconds since 1970. */
  endsAt: number | null
}

const PopupDialog = lazyComponent(() => import('./popup-dialog.tsx').then((file) => file.PopupDialog))

/** Loads the message after the page, so that the page never waits for it. Without scripts there is none. */
export function Popup({ popup }: { popup: ShownPopup }) {
  return useHydrated() ? <PopupDialog popup={popup} /> : null
}
