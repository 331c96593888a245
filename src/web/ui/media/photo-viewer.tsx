import { useLayoutEffect, useRef } from 'react'
import { CarouselButtons } from './carousel-buttons.tsx'
import { Icon } from '../icon.tsx'
import type { Photo } from './photo-gallery.tsx'
import { useCarousel } from './use-carousel.ts'

type PhotoViewerProps = {
  label: string
  photos: readonly Photo[]
  startAt: number
  onClose: (lastSeen: number) => void
}

/** The pictures on all of the screen. The arrow keys turn them over, Esc leads back to where the visitor was. */
export function PhotoViewer({ label, photos, startAt, onClose }: PhotoViewerProps) {
  const dialogRef = useRef<HTMLDialogElement>(null)
  const [listRef, carousel] = useCarousel(startAt)

  // Before the pictures are scrolled: what is not shown cannot be.
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
      <ul className="photo-viewer__photos" ref={listRef} onScroll={carousel.onScroll}>
        {photos.map(({ id, large }) => (
          <li key={id}>{large}</li>
        ))}
      </ul>
      {photos.length > 1 && <CarouselButtons carousel={carousel} />}
    </dialog>
  )
}
