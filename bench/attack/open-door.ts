import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A phone number gets few codes, whatever address asks for them, so most requests for one are refused. */
const SIGN_IN = '/sign-in'

export type OpenDoor = Awaited<ReturnType<typeof openDoor>>

/**
 * A proxy on this machine in front of one site. A tool that knows only an address and a port reaches the site by it, each request
 * from an address of its own, so that no limit makes the tool blind, and for text that every tool can read. It
 * counts what the tool was told.
 */
export async function openDoor(port: number, host: string | null) {
  const statuses = new Map<number, number>()
  const faults: string[] = []
  let nth = 0
  let refused = 0

  const door = createServer((incoming, outgoing) => {
    nth += 1
    const { method = 'GET', url: target = '/' } = incoming
    // Node sends no address with a space or a control character. The server refuses both, as prove:fuzz shows.
    const url = target.replaceAll(/[^\x21-\x7e]/g, '%20')
    const { 'accept-encoding': _, ...asked } = incoming.headers
    const own = {
      ...asked,
      host: host ?? incoming.headers.host ?? 'twin.example',
      ...(host !== null && { 'x-forwarded-for': `10.${(nth >> 16) & 255}.${(nth >> 8) & 255}.${nth & 255}` }),
    }
    const onward = request({ port, host: '127.0.0.1', method, path: url, headers: own }, (response) => {
      const { statusCode = 502, headers } = response
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
      if ((statusCode === 429 || statusCode === 503) && !url.startsWith(SIGN_IN)) refused += 1
      if (statusCode >= 500) faults.push(`${statusCode} ${method} ${url.slice(0, 300)}`)
      const location = host === null ? headers.location : headers.location?.replace(`http://${host}`, here)
      outgoing.writeHead(statusCode, { ...headers, ...(location !== undefined && { location }) })
      response.pipe(outgoing)
      response.on('error', () => outgoing.destroy())
    })
    onward.on('error', () => {
      faults.push(`no response: ${method} ${url.slice(0, 300)}`)
      outgoing.destroy()
    })
    incoming.on('error', () => onward.destroy())
    incoming.pipe(onward)
  })
  // What is no HTTP, the server behind would refuse too.
  door.on('clientError', (_error, socket) => socket.destroy())
  door.listen(0, '127.0.0.1')
  await once(door, 'listening')
  const here = `http://127.0.0.1:${(door.address() as AddressInfo).port}`

  return {
    address: here,
    requests: () => nth,
    /** What happened since the last time. */
    takeFigures() {
      const figures = { statuses: new Map(statuses), faults: [...faults], refused }
      refused = 0
      statuses.clear()
      faults.length = 0
      return figures
    },
    close() {
      door.close()
      door.closeAllConnections()
    },
  }
}
