/** How a picture is written down: `plain` is what every browser reads, PNG where something shows through, else JPEG. */
export type ImageFormat = 'avif' | 'webp' | 'plain'

/**
 * The ways of writing that a browser reads, the smallest first. Only what it names counts: a browser that says
 * it takes everything has never heard of AVIF.
 */
export function acceptedFormats(accept = ''): ImageFormat[] {
  const named = accept.split(',').map((part) =>
    part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/),
  )
  const reads = (type: string) =>
    named.some(
      ([name, ...details]) => name === type && !details.some((detail) => /^q=0(?:\.0*)?$/.test(detail)),
    )
  return [...(['avif', 'webp'] as const).filter((format) => reads(`image/${format}`)), 'plain']
}
