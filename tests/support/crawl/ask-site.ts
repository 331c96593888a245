import { Agent, get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

export type SiteResponse = {
  status: number
  contentType: string
  /** The path and the parameters that redirects led to. */
  landedOn: string
  body: string
}

const MAX_REDIRECTS = 5
const agent = new Agent({ keepAlive: true })

/** Asks a site of this machine by its host name, which needs no name server. Each request comes from another visitor. */
export async function askSite(origin: string, address: string, redirects = 0): Promise<SiteResponse> {
  const { host, port, pathname, search } = new URL(address, origin)
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(
      {
        agent,
        host: '127.0.0.1',
        port,
        path: pathname + search,
        headers: { host, accept: 'text/html,*/*', 'x-forwarded-for': visitorAddress() },
      },
      resolve,
    ).on('error', (cause) => reject(new Error(`${host}${pathname}: ${cause.message}`, { cause })))
  })
  const body = await text(response)
  const { statusCode: status = 0, headers } = response
  if (status >= 300 && status < 400 && headers.location !== undefined && redirects < MAX_REDIRECTS) {
    const target = new URL(headers.location, origin + address)
    return askSite(origin, target.pathname + target.search, redirects + 1)
  }
  return { status, contentType: headers['content-type'] ?? '', landedOn: pathname + search, body }
}

let visitors = 0

function visitorAddress() {
  visitors += 1
  return `10.20.${(visitors >> 8) & 255}.${visitors & 255}`
}
