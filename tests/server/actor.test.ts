import { expect, test } from 'vitest'
import { frontApp } from '../support/server/front.ts'

const address = '203.0.113.9'

test.each([
  ['a page', '/', false],
  ['an API call', '/api/search', true],
])('OPS-05 %s is requested by a visitor at their address', async (_, path, isProgram) => {
  const socket = { incoming: { socket: { remoteAddress: address } } }

  const response = await frontApp().app.request(`http://harbour.localhost${path}`, {}, socket)

  expect(JSON.parse(response.headers.get('x-actor') ?? '')).toEqual({ kind: 'visitor', address, isProgram })
})
