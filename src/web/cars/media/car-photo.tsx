import { useState } from 'react'
import { imageAddress, imageSrcSet } from '#domain/images/image-address.ts'
import type { ImageQuality } from '#domain/images/image-size.ts'
import type { Picture } from '#domain/images/picture.ts'
import './car-photo.css'

type CarPhotoProps = {
  picture: Picture | null
  /** The placeholder when there is no picture or it fails to load. */
  defaultPicture: string
  alt: string
  /** The `sizes` attribute, so that the browser fetches a picture no larger than it needs. */
  sizes: string
  quality?: ImageQuality
  /** The first picture on the page loads at once; the others load lazily. */
  isFirst?: boolean
  /** Hidden until the visitor turns to it, so it loads with low priority. */
  isOutOfSight?: boolean
  /** Its height follows from the picture. `sizes="auto"` would make the browser ignore the picture's own proportions. */
  hasOwnShape?: boolean
}

/** A photo of a vehicle, or the dealer’s own picture or an outline of its body type with “Photos coming soon”. */
export function CarPhoto({
  picture,
  defaultPicture,
  alt,
  sizes,
  quality = 75,
  isFirst = false,
  isOutOfSight = false,
  hasOwnShape = false,
}: CarPhotoProps) {
  const [broken, setBroken] = useState<Picture['src'] | null>(null)
  if (picture === null || picture.src === broken) return <MissingPhoto defaultPicture={defaultPicture} />

  const onBroken = () => setBroken(picture.src)
  return (
    <img
      className="car-photo"
      // Before `src`, because setting it afterwards is too late: the browser has already started to load.
      {...(!isFirst && { loading: 'lazy' as const })}
      {...((isFirst || isOutOfSight) && { fetchPriority: isFirst ? ('high' as const) : ('low' as const) })}
      src={imageAddress(picture, { size: 640, quality })}
      srcSet={imageSrcSet(picture, { quality })}
      // With `auto`, a browser that supports it takes the width of a lazy picture from the layout.
      sizes={isFirst || hasOwnShape ? sizes : `auto, ${sizes}`}
      alt={alt}
      width={600}
      height={400}
      decoding="async"
      onError={onBroken}
      // Loading may have failed before hydration.
      ref={(img) => {
        if (img?.complete && img.naturalWidth === 0) onBroken()
      }}
    />
  )
}

function MissingPhoto({ defaultPicture }: Pick<CarPhotoProps, 'defaultPicture'>) {
  return (
    <div className="car-photo car-photo--missing">
      <img src={defaultPicture} alt="" width={600} height={400} loading="lazy" decoding="async" />
      <span>Photos coming soon</span>
    </div>
  )
}
