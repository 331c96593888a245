import { Agent, request } from 'node:http'
import type { OddRequest } from './odd-request.ts'
import { dealerOfEachTemplate } from '#demo/dealer-of-template.ts'

/** `status` is `null` when the connection ended without a response. */
export type Answered = { status: number | null; ms: number }

/** A site with each template. */
const hosts = dealerOfEachTemplate.map((slug) => `${slug}.localhost`)

export function sender(port: number) {
  const agent = new Agent({ keepAlive: true })
  return {
    close: () => agent.destroy(),
    send: ({ method, target, headers, body }: OddRequest, nth: number) =>
      new Promise<Answered>((resolve) => {
        const start = performance.now()
        const answered = (status: number | null) => resolve({ status, ms: performance.now() - start })
        const own = {
          ...headers,
          host: hosts[nth % hosts.length] ?? '',
          // Node would send the body of a DELETE without its length.
          ...(body !== null && { 'content-length': String(Buffer.byteLength(body)) }),
          'x-forwarded-for': `10.${(nth >> 16) & 255}.${(nth >> 8) & 255}.${nth & 255}`,
        }
        const call = request(
          { port, host: '127.0.0.1', method, path: target, headers: own, agent },
          (answer) => {
            answer.resume().on('close', () => answered(answer.statusCode ?? null))
          },
        )
        call.on('error', () => answered(null))
        call.end(body)
      }),
  }
}
