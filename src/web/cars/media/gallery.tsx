import { imageAddress, imageSrcSet } from '#domain/images/image-address.ts'
import type { Picture } from '#domain/images/picture.ts'
import { PhotoGallery } from '../../ui/media/photo-gallery.tsx'
import { CarPhoto } from './car-photo.tsx'
import './gallery.css'

type GalleryProps = { photos: Picture[]; defaultPicture: string; name: string }

const thumbnailSizes = '(min-width: 64rem) 9rem, 16vw'
/** On a large screen a 24rem column is beside the picture. */
const gallerySizes = '(min-width: 90rem) 60rem, (min-width: 64rem) 65vw, 100vw'

/** The photos of a vehicle, or its outline while there are none. */
export function Gallery({ photos, defaultPicture, name }: GalleryProps) {
  return (
    <div className="gallery" data-event="gallery-used">
      {photos.length === 0 ? (
        <CarPhoto picture={null} defaultPicture={defaultPicture} alt="" sizes={gallerySizes} />
      ) : (
        <PhotoGallery
          label={`Photos of ${name}`}
          photos={photos.map((photo, index) => {
            const shown = {
              picture: photo,
              defaultPicture,
              quality: 80,
              alt: `${name}, photo ${index + 1} of ${photos.length}`,
              isOutOfSight: index > 0,
            } as const
            return {
              id: photo.src,
              large: <CarPhoto {...shown} sizes={gallerySizes} isFirst={index === 0} />,
              full: <CarPhoto {...shown} sizes="min(100vw, 150vh)" hasOwnShape />,
              small: <Thumbnail photo={photo} />,
            }
          })}
        />
      )}
    </div>
  )
}

function Thumbnail({ photo }: { photo: Picture }) {
  return (
    <img
      src={imageAddress(photo, { size: 320 })}
      srcSet={imageSrcSet(photo, { upTo: 320 })}
      sizes={thumbnailSizes}
      alt=""
      width={120}
      height={80}
      loading="lazy"
      fetchPriority="low"
    />
  )
}
