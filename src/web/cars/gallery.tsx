import { imageAddress, imageSrcSet } from '#domain/images/image-address.ts'
import type { Picture } from '#domain/images/picture.ts'
import { CarPhoto } from './car-photo.tsx'

type GalleryProps = { photos: Picture[]; defaultPicture: string; name: string }

const thumbnailSizes = '(min-width: 64rem) 9rem, 16vw'
/** Beside the picture stands a column of 24rem on a large screen. */
const gallerySizes = '(min-width: 90rem) 60rem, (min-width: 64rem) 65vw, 100vw'

/** Thumbnails beside the picture, before “+9”. */
const THUMBNAILS_SHOWN = 6

/** The photographs, to be swiped through; the small ones lead to the large ones. */
export function Gallery({ photos, defaultPicture, name }: GalleryProps) {
  if (photos.length === 0) {
    return (
      <div className="gallery">
        <CarPhoto picture={null} defaultPicture={defaultPicture} alt="" sizes={gallerySizes} />
      </div>
    )
  }
  return (
    <section className="gallery" aria-label="Photos">
      {/* A scrolling list has to be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className="gallery__photos" tabIndex={0} aria-label={`Photos of ${name}`}>
        {photos.map((photo, index) => (
          <li key={photo.src} id={`photo-${index + 1}`}>
            <CarPhoto
              picture={photo}
              defaultPicture={defaultPicture}
              sizes={gallerySizes}
              quality={80}
              alt={`${name}, photo ${index + 1} of ${photos.length}`}
              isFirst={index === 0}
            />
          </li>
        ))}
      </ul>
      {photos.length > 1 && <Thumbnails photos={photos} name={name} />}
    </section>
  )
}

function Thumbnails({ photos, name }: Pick<GalleryProps, 'photos' | 'name'>) {
  const hidden = photos.length - THUMBNAILS_SHOWN
  return (
    <ul className="gallery__thumbnails">
      {photos.slice(0, THUMBNAILS_SHOWN).map((photo, index) => {
        const isLast = index === THUMBNAILS_SHOWN - 1
        return (
          <li key={photo.src}>
            <a href={`#photo-${index + 1}`}>
              <img
                src={imageAddress(photo, { size: 320 })}
                srcSet={imageSrcSet(photo, { upTo: 320 })}
                sizes={thumbnailSizes}
                alt={`${name}, view ${index + 1}`}
                width={120}
                height={80}
                loading="lazy"
              />
              {isLast && hidden > 0 && <span className="gallery__more">+{hidden}</span>}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
