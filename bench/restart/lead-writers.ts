import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { sampleEnquiry } from '../../tests/support/samples/sample-enquiry.ts'

const BETWEEN_MS = 20
/** For a dealer of the demo. */
const enquiry = { ...sampleEnquiry, category: 'General Enquiry', location: 'CJ-MIN' }

/** Visitors who send one enquiry after another, each once: nobody here tries again. */
export function leadWriters(count: number, { port, host }: { port: number; host: string }) {
  const acknowledged: string[] = []
  const failed: string[] = []
  let isOver = false
  const all = Array.from({ length: count }, async (_, writer) => {
    for (let nth = 0; !isOver; nth++) {
      await send(writer, nth).catch((error: unknown) => failed.push(String(error)))
      await pause(BETWEEN_MS)
    }
  })

  async function send(writer: number, nth: number) {
    const body = JSON.stringify({ ...enquiry, message: `Writer ${writer}, question ${nth}` })
    const call = request({
      port,
      host: '127.0.0.1',
      // Every enquiry from another address of this machine, as the proxy sees it.
      localAddress: `127.${1 + writer}.${nth >> 8}.${1 + (nth & 127)}`,
      method: 'POST',
      path: '/api/leads',
      headers: {
        host,
        origin: `http://${host}`,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      },
    })
    const [response] = (await once(call.end(body), 'response')) as [IncomingMessage]
    const answer = await text(response)
    if (response.statusCode === 201) acknowledged.push((JSON.parse(answer) as { lead_id: string }).lead_id)
    else failed.push(`${response.statusCode} ${answer.slice(0, 400)}`)
  }

  return async () => {
    isOver = true
    await Promise.all(all)
    return { acknowledged, failed }
  }
}
