import { formatNumber } from '#domain/shared/format-number.ts'
import { progress } from '@clack/prompts'

/** Shows the progress of an import. */
export type ImportProgress = {
  show(state: { bytesRead: number; bytes: number; rows: number }): void
  done(message: string): void
}

/** Shows a moving bar on a terminal. Elsewhere, such as in a log, shows a line that grows. Writes nothing to standard output. */
export function importProgress(title: string, output: NodeJS.WriteStream): ImportProgress {
  return output.isTTY ? movingBar(title, output) : growingLine(title, output)
}

function movingBar(title: string, output: NodeJS.WriteStream): ImportProgress {
  const bar = progress({ max: STEPS, output })
  let shown = 0
  bar.start(title)
  return {
    show({ rows, ...read }) {
      const steps = stepsOf(read)
      bar.advance(steps - shown, `${title}: ${formatNumber(rows)} rows`)
      shown = steps
    },
    done: (message) => bar.stop(message),
  }
}

function growingLine(title: string, output: NodeJS.WriteStream): ImportProgress {
  let shown = 0
  output.write(`${title} [`)
  return {
    show(read) {
      const steps = stepsOf(read)
      output.write('='.repeat(Math.max(0, steps - shown)))
      shown = Math.max(shown, steps)
    },
    done: (message) => output.write(`] ${message}\n`),
  }
}

const STEPS = 40

function stepsOf({ bytesRead, bytes }: { bytesRead: number; bytes: number }) {
  return Math.floor((bytesRead / Math.max(bytes, 1)) * STEPS)
}
