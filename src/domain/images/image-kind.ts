export type ImageKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic' | 'svg'

export const imageContentTypes: Record<ImageKind, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  heic: 'image/heic',
  svg: 'image/svg+xml',
}

/** Detects the type of a file from its content. Its name and its Content-Type header prove nothing. */
export function imageKind(bytes: Uint8Array): ImageKind | null {
  const start = String.fromCharCode(...bytes.subarray(0, 256))
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^GIF8[79]a/.test(start)) return 'gif'
  if (/^RIFF[^]{4}WEBP/.test(start)) return 'webp'
  if (/^[^]{4}ftypavi[fs]/.test(start)) return 'avif'
  if (/^[^]{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/.test(start)) return 'heic'
  return /^(?:\xef\xbb\xbf)?\s*<(?:\?xml|svg)\b/.test(start) ? 'svg' : null
}

/** Photographs may come from external servers. SVG can carry scripts and links, so it may not. */
export function isPhotograph(kind: ImageKind | null): boolean {
  return kind !== null && kind !== 'svg' && kind !== 'heic'
}
