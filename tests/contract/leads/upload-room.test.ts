import { expect, test } from 'vitest'
import type { Actor } from '#domain/actors/actor.ts'
import { imageRefusals } from '#domain/uploads/image-rules.ts'
import { storeImage } from '#operations/uploads/store-image.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { sampleLead } from '../../support/samples/sample-lead.ts'

const expiresAt = new Date('2999-01-01')
const noJobs = { event: { name: 'enquiry', details: {} }, jobs: [] }

test('TRD-04 one address stores 150 MB in a day, and others store theirs', async () => {
  const dealer = await dealership()
  const sent: string[] = []
  for (let nth = 0; nth < 16; nth++)
    sent.push(await send(dealer, { nth, bytes: 9.5e6, address: '192.0.2.1' }))

  expect(sent).toEqual([...Array<string>(15).fill('stored'), 'day-limit'])
  expect(await send(dealer, { nth: 20, bytes: 9.5e6, address: '192.0.2.2' })).toBe('stored')
  expect(imageRefusals['day-limit']).toMatch(/Please continue/)
})

test('TRD-04 photos that no form has claimed take a part of the room, and claimed ones the rest', async () => {
  const { uploads, leads } = await dealership()
  const limits = { maxImages: 10, maxBytesOfSite: 1000, maxBytesUnclaimed: 250, expiresAt }
  const add = (key: string, hash: string) =>
    uploads.add(key, { sentHash: hash, name: 'a.jpg', kind: 'jpeg', bytes: Buffer.alloc(100) }, limits)

  const first = [await add('one', 'a'), await add('two', 'a'), await add('three', 'a')]
  expect(first.map(({ outcome }) => outcome)).toEqual(['stored', 'stored', 'no-room'])

  const { lead } = await leads.create(sampleLead(), noJobs)
  await uploads.claim('one', { leadId: lead.id, expiresAt })
  const later = [await add('three', 'a'), await add('four', 'a'), await add('one', 'b')]
  expect(later.map(({ outcome }) => outcome)).toEqual(['stored', 'no-room', 'stored'])
})

test('OPS-07 an act that counts several times fits or waits as a whole', async () => {
  const { acts } = await dealership()
  const limit = { name: 'megabytes', max: 10, seconds: 3600 }
  expect(await acts.count('kim', limit, 8)).toBeNull()
  expect(await acts.count('kim', limit, 3)).toEqual({ waitSeconds: expect.any(Number) })
  expect(await acts.count('kim', limit, 2)).toBeNull()
  expect(await acts.counted('kim', limit)).toBe(10)
})

type Sent = { nth: number; bytes: number; address: string }

/** Sends an image whose stored form has this many bytes, each with a form of its own. */
async function send(dealer: Awaited<ReturnType<typeof dealership>>, { nth, bytes, address }: Sent) {
  const actor: Actor = { kind: 'visitor', address, isProgram: false }
  const start = Buffer.from('GIF89a')
  const file = { path: '', name: 'a.gif', byteLength: 1000, hash: `hash-${nth}`, start }
  const prepareImage = () =>
    Promise.resolve({ outcome: 'prepared', kind: 'jpeg', bytes: Buffer.alloc(bytes) } as const)
  const { signal } = new AbortController()
  const upload = { evalId: `E${nth}`, session: null, file, prepareImage, signal }
  // Writing so many bytes would take most of the time of this test.
  const image = { id: '', name: '', kind: 'jpeg', byteLength: bytes } as const
  const add = () => Promise.resolve({ outcome: 'stored', image } as const)
  const desk = { ...dealer, uploads: { ...dealer.uploads, add } }
  const stored = await storeImage(actor, upload, desk)
  return stored.outcome === 'refused' ? stored.because : stored.outcome
}
