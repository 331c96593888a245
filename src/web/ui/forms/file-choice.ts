export type FileLimits = { mostFiles: number; largestBytes: number }
type Sized = { name: string; size: number }

/** The accepted files, earlier ones first, and a message for each rejected one. */
export function fileChoice<F extends Sized>(before: readonly F[], added: readonly F[], limits: FileLimits) {
  const fitting = added.filter(({ size }) => size <= limits.largestBytes)
  const accepted = [...before, ...fitting.filter((file) => !before.some((other) => isSame(file, other)))]
  const messages = [
    ...added
      .filter(({ size }) => size > limits.largestBytes)
      .map(({ name }) => `${name} is larger than ${fileSize(limits.largestBytes)}.`),
    ...(accepted.length > limits.mostFiles ? [`You can send up to ${limits.mostFiles} files.`] : []),
  ]
  return { accepted: accepted.slice(0, limits.mostFiles), messages }
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
