import { grouped } from '#domain/shared/grouped.ts'

/** Shows how many there were so far, where nobody knows how many there will be. */
export type CountProgress = { another(): void; done(message: string): void }

/** On a terminal one line that counts; elsewhere, such as in a log, a line for every so many. */
export function countProgress(title: string, output: NodeJS.WriteStream): CountProgress {
  let count = 0
  const shown = () => `${title}: ${grouped(count)} vehicles`
  return {
    another() {
      count++
      if (count % SHOWN_EVERY === 0) output.write(output.isTTY ? `\r${shown()}` : `${shown()}\n`)
    },
    done: (message) => void output.write(`${output.isTTY ? '\r' : ''}${shown()}, ${message}\n`),
  }
}

const SHOWN_EVERY = 1000
