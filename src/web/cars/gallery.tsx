import { CarPhoto } from './car-photo.tsx'

type Photo = { src: string; thumbnail: string }

/** Thumbnails beside the picture, before “+9”. */
const THUMBNAILS_SHOWN = 6

/** The photographs, to be swiped through; the small ones lead to the large ones. */
export function Gallery({ photos, name }: { photos: Photo[]; name: string }) {
  if (photos.length === 0) {
    return (
      <div className="gallery">
        <CarPhoto src={null} alt="" />
      </div>
    )
  }
  return (
    <section className="gallery" aria-label="Photos">
      {/* A scrolling list has to be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul className="gallery__photos" tabIndex={0} aria-label={`Photos of ${name}`}>
        {photos.map(({ src }, index) => (
          <li key={src} id={`photo-${index + 1}`}>
            <CarPhoto
              src={src}
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

function Thumbnails({ photos, name }: { photos: Photo[]; name: string }) {
  const hidden = photos.length - THUMBNAILS_SHOWN
  return (
    <ul className="gallery__thumbnails">
      {photos.slice(0, THUMBNAILS_SHOWN).map(({ src, thumbnail }, index) => {
        const isLast = index === THUMBNAILS_SHOWN - 1
        return (
          <li key={src}>
            <a href={`#photo-${index + 1}`}>
              <img
                src={thumbnail}
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
