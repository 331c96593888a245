import { Popup, type ShownPopup } from './popup.tsx'
import { PreviewMark } from './preview-mark.tsx'

export type ContentExtrasData = {
  /** The time that a preview shows, written in full; `null` for visitors. */
  preview: string | null
  popup: ShownPopup | null
}

/** The popup of today, and the mark of a preview. */
export function ContentExtras({ extras: { preview, popup } }: { extras: ContentExtrasData }) {
  return (
    <>
      {preview !== null && <PreviewMark of={preview} />}
      {popup && <Popup popup={popup} />}
    </>
  )
}
