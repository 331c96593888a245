import type { ProofOfWorkChallenge } from '#domain/spam/human-check.ts'

const TIMEOUT_MS = 60_000

/** Solves a proof-of-work challenge in a worker, so that typing stays smooth. */
export function doWork(challenge: ProofOfWorkChallenge): Promise<string> {
  const worker = new Worker(new URL('./find-answer.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<string>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => resolve(String(data)))
    worker.addEventListener('error', () => reject(new Error('The challenge was not solved.')))
    setTimeout(() => reject(new Error('The challenge took too long.')), TIMEOUT_MS)
    worker.postMessage(challenge, [])
  }).finally(() => worker.terminate())
}
