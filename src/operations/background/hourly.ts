const HOUR_MS = 60 * 60 * 1000

type Work = (signal: AbortSignal) => Promise<void>

/**
 * Does something for the first time after a delay, long enough for the process to start, and every hour from then on until
 * stopped. What takes longer than an hour isn't started again beside itself. It has to handle its own failures.
 */
export function hourly(work: Work, firstMs: number): { stop(): Promise<void> } {
  const stopping = new AbortController()
  let running: Promise<void> | null = null
  const run = () => {
    running ??= work(stopping.signal).finally(() => {
      running = null
    })
  }
  const first = setTimeout(run, firstMs)
  const others = setInterval(run, HOUR_MS)
  return {
    async stop() {
      stopping.abort()
      clearTimeout(first)
      clearInterval(others)
      await running
    },
  }
}
