import { setTimeout as delay } from 'node:timers/promises'
import { sampleEnquiry } from '../samples/sample-enquiry.ts'

const SEND_AGAIN_MS = 50

/** Visitors who send their form again, unchanged, until it is acknowledged. */
export function leadVisitors(
  slug: string,
  port: () => number,
  { count, betweenMs }: { count: number; betweenMs: number },
) {
  const acknowledged: string[] = []
  const leaving = new AbortController()
  const all = Array.from({ length: count }, (_, visitor) => visit(visitor))
  return {
    acknowledged,
    async leave() {
      leaving.abort()
      await Promise.all(all)
    },
  }

  async function visit(visitor: number) {
    for (let nth = 1; !leaving.signal.aborted; nth++) {
      const lead = { ...sampleEnquiry, message: `Visitor ${visitor}, question ${nth}` }
      const id = await sendUntilTold(lead, `10.${visitor}.${nth >> 8}.${nth & 255}`)
      acknowledged.push(id)
      await delay(betweenMs)
    }
  }

  async function sendUntilTold(lead: object, from: string): Promise<string> {
    for (;;) {
      const id = await send(lead, from).catch(() => null)
      if (id !== null) return id
      await delay(SEND_AGAIN_MS)
    }
  }

  async function send(lead: object, from: string) {
    const answer = await fetch(`http://127.0.0.1:${port()}/api/leads`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': from,
        'x-forwarded-host': `${slug}.localhost`,
        origin: `http://${slug}.localhost`,
      },
      body: JSON.stringify(lead),
    })
    if (answer.status !== 201) return null
    return ((await answer.json()) as { lead_id: string }).lead_id
  }
}
