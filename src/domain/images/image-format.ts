/** The file format of a picture. `plain` works in every browser: PNG for transparency, otherwise JPEG. */
export type ImageFormat = 'avif' | 'webp' | 'plain'

/**
 * Lists the formats a browser reads, smallest first. Only formats it names count: a browser that just accepts
 * everything predates AVIF.
 */
export function acceptedFormats(accept = ''): ImageFormat[] {
  const named = accept
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()))
  const reads = (type: string) =>
    named.some(
      ([name, ...details]) => name === type && !details.some((detail) => /^q=0(?:\.0*)?$/.test(detail)),
    )
  return [...(['avif', 'webp'] as const).filter((format) => reads(`image/${format}`)), 'plain']
}
