import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { rawRequest, sendRaw } from '../../support/server/raw-request.ts'
import { until } from '../../support/server/until.ts'

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'OPS-03 %s lets a visitor finish and then closes everything in order',
  async (signal) => {
    const { process, port, said, ended } = await stoppableServer()
    const visitor = sendRaw(port, rawRequest({ target: '/slow' }))
    await until(() => said.includes('asked'))

    process.kill(signal)
    process.kill(signal)

    expect(await visitor).toMatchObject({ status: 200, body: 'finished' })
    expect(await ended).toBe(0)
    expect(said.slice(-2)).toEqual(['server closed', 'database closed'])
  },
)

test('OPS-03 an idle keep-alive connection does not delay the shutdown', async () => {
  const { process, port, ended } = await stoppableServer()
  const idle = connect(port, '127.0.0.1')
  onTestFinished(() => void idle.destroy())
  idle.write('GET / HTTP/1.1\r\nHost: harbour.localhost\r\n\r\n')
  await once(idle, 'data')

  process.kill('SIGTERM')

  expect(await ended).toBe(0)
})

test('OPS-03 an unexpected error ends the process with a failure, and everything is closed', async () => {
  const { port, said, ended } = await stoppableServer()

  await sendRaw(port, rawRequest({ target: '/crash' }))

  expect(await ended).toBe(1)
  expect(said.slice(-2)).toEqual(['server closed', 'database closed'])
})

async function stoppableServer() {
  const file = join(import.meta.dirname, '../../support/server/stoppable-server.ts')
  const child = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const said: string[] = []
  createInterface({ input: child.stdout }).on('line', (line) => said.push(line))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  await until(() => said.length > 0)
  return { process: child, port: Number(said[0]), said, ended }
}
