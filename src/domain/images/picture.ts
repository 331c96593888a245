/** A picture that may be shown, with a version to tell apart pictures that share an address over time. */
export type Picture = {
  /** A path on this site, or an external address. */
  src: string
  /** Identifies the content where known. External content may change without notice, so it has no version. */
  version: string | null
}

/** A picture comes from this site or from a secure external address. */
export function isPictureSource(src: string): boolean {
  return src.length <= MAX_SOURCE_LENGTH && (isOwnPath(src) || isSecureAddress(src))
}

/** An absolute path that can't leave its folder. */
export function isOwnPath(src: string): boolean {
  return /^(?:\/[\w-]+(?:\.[\w-]+)*)+$/.test(src)
}

const MAX_SOURCE_LENGTH = 2000

function isSecureAddress(src: string) {
  return /^https:\/\/[\x21-\x7e]+$/i.test(src) && URL.canParse(src)
}
