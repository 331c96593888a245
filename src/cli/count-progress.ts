import { formatNumber } from '#domain/shared/format-number.ts'

/** Shows a running count when the total is unknown. */
export type CountProgress = { another(): void; done(message: string): void }

/** Updates one line on a terminal. Elsewhere, such as in a log, writes a line at intervals. */
export function countProgress(title: string, output: NodeJS.WriteStream): CountProgress {
  let count = 0
  const shown = () => `${title}: ${formatNumber(count)} vehicles`
  return {
    another() {
      count++
      if (count % SHOWN_EVERY === 0) output.write(output.isTTY ? `\r${shown()}` : `${shown()}\n`)
    },
    done: (message) => void output.write(`${output.isTTY ? '\r' : ''}${shown()}, ${message}\n`),
  }
}

const SHOWN_EVERY = 1000
