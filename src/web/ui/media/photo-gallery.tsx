import { useId } from 'react'
import { lazyComponent } from '../lazy-component.tsx'
import { CarouselButtons } from './carousel-buttons.tsx'
import { CarouselRow } from './carousel-row.tsx'
import { useOverlayEntry } from '../overlays/use-overlay-entry.ts'
import { Icon } from '../icon.tsx'
import { useCarousel } from './use-carousel.ts'
import './carousel.css'
import './photo-gallery.css'
import './photo-viewer.css'

export type Photo = {
  id: string
  /** The picture, with an alt text that gives its number and the total. */
  large: React.ReactNode
  /** The same for the full-screen viewer. */
  full: React.ReactNode
  /** The thumbnail, without an alt text because its link has a label. */
  small: React.ReactNode
}

type PhotoGalleryProps = { label: string; photos: readonly Photo[] }

/** The number of thumbnails. The last one says how many more photos there are. */
const THUMBNAILS_SHOWN = 6

const PhotoViewer = lazyComponent(() => import('./photo-viewer.tsx').then((file) => file.PhotoViewer))

/** Pictures to swipe through, with thumbnails and a full-screen viewer. */
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
                  // Leaves the address and the history as they are.
                  event.preventDefault()
                  carousel.show(index)
                  if (isMoreTile(index, photos)) viewer.open()
                }}
              >
                {small}
                {isMoreTile(index, photos) && (
                  <span className="photo-gallery__more">{moreLabel(photos)}</span>
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
  return isMoreTile(index, photos) ? `${name}, ${moreLabel(photos)} more` : name
}

function moreLabel(photos: readonly Photo[]) {
  return `+${photos.length - THUMBNAILS_SHOWN}`
}

function isMoreTile(index: number, photos: readonly Photo[]) {
  return index === THUMBNAILS_SHOWN - 1 && photos.length > THUMBNAILS_SHOWN
}
