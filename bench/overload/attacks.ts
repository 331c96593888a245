import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import type { Place } from './neighbour.ts'

/** The responses to the attacker, counted. */
export type Answers = Map<string, number>
type Attack = (place: Place, answers: Answers) => () => Promise<void>

const PIPELINED = 500
const CLIENTS = 100

export const quiet: Attack = () => () => Promise.resolve()

/** 28 kB on one connection: the same search 500 times before the first response, and again once the server has closed it. */
export const pipeliner: Attack = pipelining(() => '/search')

/** The same with 500 different searches. */
export const inventivePipeliner: Attack = pipelining((nth) => `/search?price=${nth}:900000`)

/** A hundred visitors of one dealer, each from another address, who never pause between pages. Theirs come from the page cache. */
export const crowd: Attack = crowding(() => '/search')

/** The same with another page each time, which has to be rendered. */
export const inventiveCrowd: Attack = crowding((nth) => `/search?price=${nth}:900000`)

function pipelining(pathOf: (nth: number) => string): Attack {
  return ({ port, host }, answers) => {
    let asked = 0
    const request = () => `GET ${pathOf(asked++)} HTTP/1.1\r\nHost: ${host}\r\n\r\n`
    return untilStopped(1, async (stopped) => {
      const socket = connect(port, '127.0.0.1')
      socket.setEncoding('latin1').on('data', (text: string) => {
        for (const [, status = ''] of text.matchAll(/HTTP\/1\.1 (\d{3}) /g)) count(answers, status)
      })
      socket.on('error', () => {})
      await once(socket, 'connect').catch(() => {})
      const last = request().replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')
      socket.write(Array.from({ length: PIPELINED - 1 }, request).join('') + last)
      await Promise.race([once(socket, 'close'), stopped])
      socket.destroy()
    })
  }
}

function crowding(pathOf: (nth: number) => string): Attack {
  return ({ port, host }, answers) => {
    let asked = 0
    const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
    const attack = untilStopped(CLIENTS, (_stopped, nth) => {
      const headers = { host, accept: 'text/html', 'x-forwarded-for': `198.51.100.${nth}` }
      return new Promise<void>((resolve) => {
        get({ port, host: '127.0.0.1', path: pathOf(asked++), headers, agent }, (answer) => {
          count(answers, String(answer.statusCode))
          answer.resume().on('close', resolve)
        }).on('error', () => resolve())
      })
    })
    return async () => {
      await attack()
      agent.destroy()
    }
  }
}

function untilStopped(times: number, work: (stopped: Promise<void>, nth: number) => Promise<void>) {
  const stop = Promise.withResolvers<void>()
  let isStopped = false
  const all = Array.from({ length: times }, async (_, nth) => {
    while (!isStopped) await work(stop.promise, nth)
  })
  return async () => {
    isStopped = true
    stop.resolve()
    await Promise.all(all)
  }
}

function count(answers: Answers, what: string) {
  answers.set(what, (answers.get(what) ?? 0) + 1)
}
