import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '#data/migrate.ts'

test('OPS-01 a database server that accepts a connection and says nothing does not hold up the start for good', async () => {
  const silent = createServer((socket) => void socket.on('error', () => {}).resume())
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  onTestFinished(() => void silent.close())
  const { port } = silent.address() as AddressInfo

  await expect(
    migrate({ url: `postgres://forecourt@127.0.0.1:${port}/forecourt`, connectMs: 50 }),
  ).rejects.toThrow(/timeout/i)
})
