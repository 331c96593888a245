import { createServer } from 'node:http'
import { onTestFinished, expect, test } from 'vitest'
import { announcement } from '#server/boot/announce.ts'
import { readEnv } from '#server/env.ts'
import { listen } from '#server/boot/listen.ts'
import { twoDealers } from '../../support/server/front.ts'

test('OPS-01 a port in use is reported, with what to do', async () => {
  const first = await listen(ownServer(), { host: '127.0.0.1', port: 0 })
  const port = first.outcome === 'listening' ? first.port : 0

  expect(await listen(ownServer(), { host: '127.0.0.1', port })).toEqual({
    outcome: 'refused',
    reason: `Port ${port} is in use by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`,
  })
})

test('OPS-01 an address that this machine does not have is reported', async () => {
  expect(await listen(ownServer(), { host: '192.0.2.1', port: 0 })).toEqual({
    outcome: 'refused',
    reason: 'This machine has no address 192.0.2.1. Choose another: HOST=127.0.0.1 or HOST=0.0.0.0.',
  })
})

test('OPS-01 the server prints the addresses of all sites when it starts', () => {
  expect(announcement(twoDealers.all(), envWith({ DEMO: '1' }), 3000)).toBe(
    [
      '',
      'Forecourt is running.',
      '',
      '  All sites       http://localhost:3000',
      '  Harbour Motors  http://harbour.localhost:3000',
      '  Summit Motors   http://summit.localhost:3000',
      '',
    ].join('\n'),
  )
})

test('OPS-01 a server of many sites prints the first of them, and how to list all', () => {
  const many = Array.from({ length: 1000 }, () => twoDealers.all()).flat()
  const lines = announcement(many, envWith({ DEMO: '0' }), 3000).split('\n')

  expect(lines.filter((line) => line.includes('http://'))).toHaveLength(20)
  expect(lines.at(-2)).toBe('  and 1,980 more: npm run forecourt -- list-sites')
})

test('the server says so if there are no sites', () => {
  expect(announcement([], envWith({}), 3000)).toBe(
    'Forecourt is running. There are no sites yet: add one with npm run forecourt -- create-site.',
  )
})

function ownServer() {
  const server = createServer()
  onTestFinished(() => void server.close())
  return server
}

function envWith(settings: Record<string, string>) {
  const reading = readEnv(settings)
  if (reading.outcome === 'refused') throw new Error(reading.problems.join())
  return reading.env
}
