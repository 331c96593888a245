import { formatNumber } from '#domain/shared/format-number.ts'

/** Shows the progress of an import. */
export type ImportProgress = {
  show(state: { bytesRead: number; bytes: number; rows: number }): void
  done(message: string): void
}

/**
 * Redraws a bar with the number of rows on a terminal. Elsewhere, such as in a log, only adds to a line. Writes nothing to
 * standard output.
 */
export function importProgress(
  title: string,
  output: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>,
): ImportProgress {
  let shown = 0
  if (!output.isTTY) output.write(`${title} [`)
  return {
    show({ bytesRead, bytes, rows }) {
      const steps = Math.floor((bytesRead / Math.max(bytes, 1)) * STEPS)
      if (output.isTTY)
        output.write(
          `${START_OF_LINE}${title} [${'='.repeat(steps).padEnd(STEPS)}] ${formatNumber(rows)} rows`,
        )
      else output.write('='.repeat(Math.max(0, steps - shown)))
      shown = Math.max(shown, steps)
    },
    done: (message) =>
      output.write(output.isTTY ? `${START_OF_LINE}${title}: ${message}\n` : `] ${message}\n`),
  }
}

const STEPS = 40

/** Returns to the start of the line and erases it. */
const START_OF_LINE = '\r\u001B[K'
