import { setTimeout as delay } from 'node:timers/promises'
import { type Shop, TurnedAway } from '../../tests/support/reservations/hold-visitors.ts'

/** A form that is sent sooner than this looks like a bot’s. */
const QUICK_MS = 7000

/** Visitors with a browser without scripts, each from an address of their own, behind a trusted proxy. */
export async function shopByPages(slug: string, aliveAt: () => readonly number[]): Promise<Shop> {
  const host = `${slug}.localhost`
  const origin = `http://${host}`

  async function send(path: string, body: Record<string, string> | null): Promise<Response> {
    const ports = aliveAt()
    const port = ports[Math.trunc(Math.random() * ports.length)]
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: body === null ? 'GET' : 'POST',
      redirect: 'manual',
      headers: {
        'x-forwarded-for': anyAddress(),
        'x-forwarded-host': host,
        ...(body !== null && { origin, 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(body !== null && { body: new URLSearchParams(body).toString() }),
    })
    if (response.status === 503) throw new TurnedAway()
    if (response.status >= 500) throw new Error(`${path} answered ${response.status}.`)
    return response
  }

  /** The form is the same for everyone, as from a cache. */
  async function openForm() {
    const response = await send('/contact', null)
    const stamp = /name="form_opened"[^>]*value="([^"]+)"/.exec(await response.text())?.[1]
    if (stamp === undefined) throw new Error('The form has no timestamp.')
    await delay(QUICK_MS)
    return stamp
  }

  const stamp = await openForm()

  async function press(path: string, button: Record<string, string>) {
    const response = await send(path, button)
    await response.arrayBuffer()
    return new URL(response.headers.get('location') ?? path, origin)
  }

  return {
    async reserve(car, person) {
      const sent = await press(`/cars/${car}/checkout`, {
        form_opened: stamp,
        name: `Kim ${person}`,
        email: `person-${person}@example.com`,
        phone: `04${String(12_000_000 + person)}`,
        message: crypto.randomUUID(),
        terms_conditions: 'true',
      })
      const [, first, second, third] = sent.pathname.split('/')
      if (first === 'reservations' && second === 'queue') return { outcome: 'queued' }
      if (first === 'reservations' && second !== undefined) return { outcome: 'held', ticket: second }
      const notice = sent.searchParams.get('notice')
      if (notice === 'taken' || notice === 'busy') return { outcome: notice }
      // They wait for it already, from an earlier form.
      if (notice === 'waiting') return { outcome: 'taken' }
      if (third === 'checkout') throw new Error('The form was refused.')
      return { outcome: 'not for reserving' }
    },
    act: async (ticket, what) => void (await press(`/reservations/${ticket}`, { do: what })),
    async startPayment(ticket) {
      const { pathname } = await press(`/reservations/${ticket}`, { do: 'pay' })
      return /^\/sandbox\/payments\/(.+)$/.exec(pathname)?.[1] ?? null
    },
    async choose(providerId, choice, refundFails) {
      await press(`/sandbox/payments/${providerId}`, { choice, ...(refundFails && { refundFails: 'on' }) })
    },
    async comeBack(ticket) {
      await (await send(`/reservations/${ticket}?payment=done`, null)).arrayBuffer()
    },
  }
}

function anyAddress() {
  const byte = () => Math.trunc(Math.random() * 256)
  return `10.${byte()}.${byte()}.${byte()}`
}
