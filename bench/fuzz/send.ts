import { Agent, request } from 'node:http'
import type { OddRequest } from './odd-request.ts'
import { type ReceivedResponse, responseFaults } from './response-faults.ts'

/** `status` is `null` when the connection ended without a response. */
export type Answered = {
  status: number | null
  ms: number
  location: string | null
  faults: readonly string[]
}

/** Sends each request as if from its own IP address (`X-Forwarded-For`). */
export function sender(port: number) {
  const agent = new Agent({ keepAlive: true })
  return {
    close: () => agent.destroy(),
    send: ({ host, method, target, headers, body }: OddRequest, nth: number) =>
      new Promise<Answered>((resolve) => {
        const start = performance.now()
        const answered = (response: ReceivedResponse | null) =>
          resolve({
            status: response?.status ?? null,
            ms: performance.now() - start,
            location: response?.headers.location ?? null,
            faults: responseFaults(response, host),
          })
        const own = {
          ...headers,
          host,
          // Node would send the body of a DELETE without its length.
          ...(body !== null && { 'content-length': String(Buffer.byteLength(body)) }),
          'x-forwarded-for': `10.${(nth >> 16) & 255}.${(nth >> 8) & 255}.${nth & 255}`,
        }
        const call = request(
          { port, host: '127.0.0.1', method, path: target, headers: own, agent },
          (response) => {
            const chunks: Buffer[] = []
            response.on('data', (chunk: Buffer) => chunks.push(chunk))
            response.on('close', () =>
              answered({
                status: response.statusCode ?? 0,
                headers: response.headers,
                body: Buffer.concat(chunks),
              }),
            )
          },
        )
        call.on('error', () => answered(null))
        call.end(body)
      }),
  }
}
