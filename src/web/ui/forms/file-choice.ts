export type FileLimits = { maxFiles: number; maxBytes: number }
type Sized = { name: string; size: number }

/** The accepted files, earlier ones first, and a message for each rejected one. */
export function fileChoice<F extends Sized>(before: readonly F[], added: readonly F[], limits: FileLimits) {
  const fitting = added.filter(({ size }) => size <= limits.maxBytes)
  const accepted = [...before, ...fitting.filter((file) => !before.some((other) => isSame(file, other)))]
  const messages = [
    ...added
      .filter(({ size }) => size > limits.maxBytes)
      .map(({ name }) => `${name} is larger than ${fileSize(limits.maxBytes)}.`),
    ...(accepted.length > limits.maxFiles ? [`You can send up to ${limits.maxFiles} files.`] : []),
  ]
  return { accepted: accepted.slice(0, limits.maxFiles), messages }
}

/** Formats a file size for people: `1.3 MB`. */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} kB`
  const megabytes = Math.round(bytes / 100_000) / 10
  return `${megabytes} MB`
}

function isSame(file: Sized, other: Sized) {
  return file.name === other.name && file.size === other.size
}
