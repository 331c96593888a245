import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#data/embedded-postgres/embedded-postgres.ts'
import { startBadTwin } from '../attack/bad-twin.ts'
import { sendRawRequests } from './raw-requests.ts'
import { sender } from './send.ts'

const RAW = 300
const expected: readonly [target: string, fault: RegExp][] = [
  [`/hello?name=${encodeURIComponent('"><zq7>')}`, /^reflected: <zq7/],
  [`/item?id=${encodeURIComponent("'")}`, /^status 500/],
  ['/go?to=//evil.example', /^leads to/],
  ['/', /^no content security policy/],
]

/** The faults of the bad twin that these checks don’t see. If they see none there, seeing none at ours means nothing. */
export async function missedAtTwin(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-twin-'))
  const postgres = await startEmbeddedPostgres({ dataDir: folder, durable: false, log: () => {} })
  const twin = await startBadTwin(postgres.url)
  const { send, close } = sender(twin.port)
  try {
    const missed: string[] = []
    for (const [target, fault] of expected) {
      const request = { host: 'twin.localhost', method: 'GET', target, headers: {}, body: null }
      const { faults } = await send(request, 1)
      if (!faults.some((text) => fault.test(text))) missed.push(target)
    }
    const raw = await sendRawRequests(twin.port, RAW, 1)
    return raw.faults.length > 0 ? missed : [...missed, 'raw requests that should be refused']
  } finally {
    close()
    await twin.stop()
    await postgres.stop()
    rmSync(folder, { recursive: true, maxRetries: 5 })
  }
}
