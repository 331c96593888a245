export type FileLimits = { mostFiles: number; largestBytes: number }
type Sized = { name: string; size: number }

/** Which files are taken, those chosen before first, and why the others are not. */
export function fileChoice<F extends Sized>(before: readonly F[], added: readonly F[], limits: FileLimits) {
  const fitting = added.filter(({ size }) => size <= limits.largestBytes)
  const kept = [...before, ...fitting.filter((file) => !before.some((other) => isSame(file, other)))]
  const refusals = [
    ...added
      .filter(({ size }) => size > limits.largestBytes)
      .map(({ name }) => `${name} is larger than ${fileSize(limits.largestBytes)}.`),
    ...(kept.length > limits.mostFiles ? [`No more than ${limits.mostFiles} files can be sent.`] : []),
  ]
  return { kept: kept.slice(0, limits.mostFiles), refusals }
}

/** A size as people say it. */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} kB`
  const megabytes = Math.round(bytes / 100_000) / 10
  return `${megabytes} MB`
}

function isSame(file: Sized, other: Sized) {
  return file.name === other.name && file.size === other.size
}
