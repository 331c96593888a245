import { useState } from 'react'
import { imageAddress, imageSrcSet } from '#domain/images/image-address.ts'
import type { ImageQuality } from '#domain/images/image-size.ts'
import type { Picture } from '#domain/images/picture.ts'

type CarPhotoProps = {
  picture: Picture | null
  /** What stands in when there is none, or it does not come. */
  defaultPicture: string
  alt: string
  /** How wide it will stand, for the browser to fetch no more than it needs. */
  sizes: string
  quality?: ImageQuality
  /** The first thing a visitor sees is fetched first; everything else waits until it is near. */
  isFirst?: boolean
  /** Nobody sees it before they turn to it, so it never goes in front of what they see. */
  isOutOfSight?: boolean
}

/** A photograph of a vehicle, or the outline of its kind and the word that a photograph will come. */
export function CarPhoto({
  picture,
  defaultPicture,
  alt,
  sizes,
  quality = 75,
  isFirst = false,
  isOutOfSight = false,
}: CarPhotoProps) {
  const [broken, setBroken] = useState<Picture['src'] | null>(null)
  if (picture === null || picture.src === broken) return <PhotoToCome defaultPicture={defaultPicture} />

  const onBroken = () => setBroken(picture.src)
  return (
    <img
      className="car-photo"
      // Before the address: a browser that is told to wait afterwards has already begun.
      {...(!isFirst && { loading: 'lazy' as const })}
      {...((isFirst || isOutOfSight) && { fetchPriority: isFirst ? ('high' as const) : ('low' as const) })}
      src={imageAddress(picture, { size: 640, quality })}
      srcSet={imageSrcSet(picture, { quality })}
      // A browser that waits with a picture knows how wide it stands, if it knows this word.
      sizes={isFirst ? sizes : `auto, ${sizes}`}
      alt={alt}
      width={600}
      height={400}
      decoding="async"
      onError={onBroken}
      // It may have failed before anybody was there to hear of it.
      ref={(img) => {
        if (img?.complete && img.naturalWidth === 0) onBroken()
      }}
    />
  )
}

function PhotoToCome({ defaultPicture }: Pick<CarPhotoProps, 'defaultPicture'>) {
  return (
    <div className="car-photo car-photo--missing">
      <img src={defaultPicture} alt="" width={600} height={400} loading="lazy" decoding="async" />
      <span>Photos coming soon</span>
    </div>
  )
}
