type CarPhotoProps = {
  src: string | null
  alt: string
  /** The first thing a visitor sees is fetched first; everything else waits until it is near. */
  isFirst?: boolean
}

/** A photograph of a vehicle, or an honest place for one. */
export function CarPhoto({ src, alt, isFirst = false }: CarPhotoProps) {
  if (src === null) {
    return (
      <div className="car-photo car-photo--missing">
        <span>No photo yet</span>
      </div>
    )
  }
  return (
    <img
      className="car-photo"
      src={src}
      alt={alt}
      width={600}
      height={400}
      decoding="async"
      {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  )
}
