import type { ProofOfWorkChallenge } from '#domain/spam/human-check.ts'

const PATIENCE_MS = 60_000

/** Finds the answer to a sum, beside the page, so that writing stays smooth. */
export function doWork(challenge: ProofOfWorkChallenge): Promise<string> {
  const worker = new Worker(new URL('./find-answer.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<string>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => resolve(String(data)))
    worker.addEventListener('error', () => reject(new Error('The sum was not solved.')))
    setTimeout(() => reject(new Error('The sum took too long.')), PATIENCE_MS)
    worker.postMessage(challenge, [])
  }).finally(() => worker.terminate())
}
