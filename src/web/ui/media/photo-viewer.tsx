import { useLayoutEffect, useRef } from 'react'
import { CarouselButtons } from './carousel-buttons.tsx'
import { Icon } from '../icon.tsx'
import type { Photo } from './photo-gallery.tsx'
import { useCarousel } from './use-carousel.ts'
import './carousel.css'

type PhotoViewerProps = {
  label: string
  photos: readonly Photo[]
  startAt: number
  onClose: (lastSeen: number) => void
}

/** Full-screen pictures. The arrow keys change the picture, Esc closes the viewer. */
export function PhotoViewer({ label, photos, startAt, onClose }: PhotoViewerProps) {
  const dialogRef = useRef<HTMLDialogElement>(null)
  const [listRef, carousel] = useCarousel(startAt)

  // In a layout effect, because a closed dialog can't be scrolled to the first picture.
  useLayoutEffect(() => {
    if (!dialogRef.current?.open) dialogRef.current?.showModal()
  }, [])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys work wherever the focus is
    <dialog
      className="photo-viewer"
      ref={dialogRef}
      aria-label={label}
      onKeyDown={carousel.onKeyDown}
      onClose={() => onClose(carousel.current)}
    >
      <form className="photo-viewer__head" method="dialog">
        <output>
          {carousel.current + 1} of {photos.length}
        </output>
        <button className="icon-button" aria-label="Close">
          <Icon name="close" />
        </button>
      </form>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be focusable */}
      <ul className="photo-viewer__photos" ref={listRef} onScroll={carousel.onScroll} tabIndex={0}>
        {photos.map(({ id, full }) => (
          <li key={id}>{full}</li>
        ))}
      </ul>
      {photos.length > 1 && <CarouselButtons carousel={carousel} />}
    </dialog>
  )
}
