/** A picture that may be shown, and how it is told from another that stood at the same address before. */
export type Picture = {
  /** A path of ours, or an address elsewhere. */
  src: string
  /** Names the content where it is known; what lies elsewhere may change without our hearing of it. */
  version: string | null
}

/** A picture is on our own server, or at a secure address elsewhere. */
export function isPictureSource(src: string): boolean {
  return src.length <= MAX_SOURCE_LENGTH && (isOwnPath(src) || isSecureAddress(src))
}

/** A path from the root without any of the ways to leave a folder. */
export function isOwnPath(src: string): boolean {
  return /^(?:\/[\w-]+(?:\.[\w-]+)*)+$/.test(src)
}

const MAX_SOURCE_LENGTH = 2000

function isSecureAddress(src: string) {
  return /^https:\/\/[\x21-\x7e]+$/i.test(src) && URL.canParse(src)
}
