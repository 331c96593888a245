import { useId } from 'react'
import { lazyComponent } from '../lazy-component.tsx'
import { CarouselButtons } from './carousel-buttons.tsx'
import { CarouselRow } from './carousel-row.tsx'
import { useOverlayEntry } from '../overlays/use-overlay-entry.ts'
import { Icon } from '../icon.tsx'
import { useCarousel } from './use-carousel.ts'

export type Photo = {
  id: string
  /** The picture, with a description that says which of how many it is. */
  large: React.ReactNode
  /** The same, small and without a description: the link around it has its name. */
  small: React.ReactNode
}

type PhotoGalleryProps = { label: string; photos: readonly Photo[] }

/** Thumbnails that are seen at once; the last of them says how many more there are. */
const THUMBNAILS_SHOWN = 6

const PhotoViewer = lazyComponent(() => import('./photo-viewer.tsx').then((file) => file.PhotoViewer))

/** Pictures to swipe through, with small ones that lead to them, and all of the screen for who wants to look closely. */
export function PhotoGallery({ label, photos }: PhotoGalleryProps) {
  const row = useCarousel()
  const [, carousel] = row
  const viewer = useOverlayEntry('photos')
  const id = useId()

  return (
    <section className="photo-gallery" aria-label={label}>
      <div className="photo-gallery__stage">
        <CarouselRow className="photo-gallery__photos" label={label} carousel={row}>
          {photos.map((photo, index) => (
            <li key={photo.id} id={`${id}-${index}`}>
              {photo.large}
            </li>
          ))}
        </CarouselRow>
        {photos.length > 1 && <CarouselButtons carousel={carousel} />}
        <div className="photo-gallery__tools" data-scripted="">
          {photos.length > 1 && (
            <span className="photo-gallery__count" aria-hidden="true">
              {carousel.current + 1} / {photos.length}
            </span>
          )}
          <button
            className="icon-button"
            type="button"
            aria-label="View full screen"
            aria-haspopup="dialog"
            onClick={viewer.open}
          >
            <Icon name="expand" />
          </button>
        </div>
      </div>
      {photos.length > 1 && (
        <ul className="photo-gallery__thumbnails">
          {photos.slice(0, THUMBNAILS_SHOWN).map(({ id: photoId, small }, index) => (
            <li key={photoId}>
              <a
                href={`#${id}-${index}`}
                aria-label={thumbnailName(index, photos)}
                aria-current={Math.min(carousel.current, THUMBNAILS_SHOWN - 1) === index ? 'true' : undefined}
                onClick={(event) => {
                  // The address stays the page's own, and so does the way back.
                  event.preventDefault()
                  carousel.show(index)
                  if (standsForMore(index, photos)) viewer.open()
                }}
              >
                {small}
                {standsForMore(index, photos) && (
                  <span className="photo-gallery__more">{moreThanShown(photos)}</span>
                )}
              </a>
            </li>
          ))}
        </ul>
      )}
      {viewer.isOpen && (
        <PhotoViewer
          label={label}
          photos={photos}
          startAt={carousel.current}
          onClose={(lastSeen) => {
            viewer.close()
            carousel.show(lastSeen, 'instant')
          }}
        />
      )}
    </section>
  )
}

function thumbnailName(index: number, photos: readonly Photo[]) {
  const name = `Photo ${index + 1} of ${photos.length}`
  return standsForMore(index, photos) ? `${name}, ${moreThanShown(photos)} more` : name
}

function moreThanShown(photos: readonly Photo[]) {
  return `+${photos.length - THUMBNAILS_SHOWN}`
}

function standsForMore(index: number, photos: readonly Photo[]) {
  return index === THUMBNAILS_SHOWN - 1 && photos.length > THUMBNAILS_SHOWN
}
