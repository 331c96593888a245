import type { ShownPicture } from './shown-picture.ts'

type ContentPictureProps = {
  picture: ShownPicture
  className: string
  sizes: string
  /** The first picture of a page is loaded at once. */
  isFirst?: boolean
  width?: number
  height?: number
}

/** A picture of a document in a box of a fixed shape, so that nothing moves when it arrives. */
export function ContentPicture({
  picture: { src, srcSet, alt },
  className,
  sizes,
  isFirst = false,
  width = 600,
  height = 400,
}: ContentPictureProps) {
  return (
    <img
      className={className}
      src={src}
      {...(srcSet !== undefined && { srcSet, sizes })}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  )
}
