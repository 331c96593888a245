import { Agent, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Attempt } from './attempts.ts'

export type Answer = { status: number; isCached: boolean; text: string }

/** Asks one dealer’s site, each time from another address. */
export function asker(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  let nth = 0
  return {
    close: () => agent.destroy(),
    ask: (host: string, attempt: Attempt, more: Record<string, string> = {}) =>
      new Promise<Answer>((resolve, reject) => {
        nth += 1
        const { method, path, cookie, json, form } = attempt
        const body = json === undefined ? form && new URLSearchParams(form).toString() : JSON.stringify(json)
        const type = json === undefined ? 'application/x-www-form-urlencoded' : 'application/json'
        const call = request(
          {
            agent,
            port,
            host: '127.0.0.1',
            method,
            path,
            headers: {
              host,
              accept: 'text/html,*/*',
              'x-forwarded-for': `10.${(nth >> 16) & 255}.${(nth >> 8) & 255}.${nth & 255}`,
              ...(cookie !== undefined && { cookie }),
              ...(body !== undefined && {
                'content-type': type,
                'content-length': Buffer.byteLength(body),
                origin: `http://${host}`,
              }),
              ...more,
            },
          },
          (response) => {
            const { statusCode: status = 0, headers } = response
            const isCached = headers['server-timing'] === 'cache'
            buffer(response).then((bytes) => {
              const text = JSON.stringify(headers) + bytes.toString('latin1')
              resolve({ status, isCached, text })
            }, reject)
          },
        ).on('error', reject)
        call.end(body)
      }),
  }
}
