import { expect, test } from 'vitest'
import { circuitBreaker } from './circuit-breaker.ts'
import { httpValuation } from './http-valuation.ts'
import { sandboxPlates } from './sandbox/port.ts'
import { sandboxValuation } from './sandbox/sandbox-valuation.ts'

const asked = { rego: 'ABC123', state: 'qld' }
const account = { address: 'https://eval.example/api/', key: 'secret' }

test('TRD-01 a call goes to the configured address with the key', async () => {
  const sent: Request[] = []
  const provider = httpValuation({
    ...account,
    fetchAnswer: async (input, init) => {
      sent.push(new Request(input, init))
      return Response.json([{ EvalID: 'E1' }])
    },
  })

  expect(await provider.enterVin(asked)).toMatchObject({ records: [{ EvalID: 'E1' }] })
  expect(sent[0]?.url).toBe('https://eval.example/api/enter-vin')
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer secret')
  expect(await sent[0]?.json()).toEqual(asked)
})

test('TRD-02 a photo goes to the provider as a form with the EvalID, whatever it answers', async () => {
  const sent: Request[] = []
  const provider = httpValuation({
    ...account,
    fetchAnswer: async (input, init) => {
      sent.push(new Request(input, init))
      return new Response('OK')
    },
  })
  const image = { evalid: 'E1', name: 'left.jpg', mediaType: 'image/jpeg', bytes: new Uint8Array([255, 216]) }

  expect(await provider.imageUpload(image)).toEqual({ outcome: 'received' })
  const form = await sent[0]?.formData()
  const file = form?.get('file')
  expect([sent[0]?.url, form?.get('evalid')]).toEqual(['https://eval.example/api/image-upload', 'E1'])
  expect(file).toMatchObject({ name: 'left.jpg', type: 'image/jpeg', size: 2 })
})

test.each([
  ['a failing server', () => new Response('', { status: 503 }), 'unreachable', 2],
  ['a refused key', () => new Response('', { status: 401 }), 'refused', 1],
  ['text that is not JSON', () => new Response('<html>'), 'garbled', 1],
  ['JSON that is no answer', () => Response.json({ ok: true }), 'garbled', 1],
  ['a long answer', () => Response.json(['x'.repeat(200_001)]), 'garbled', 1],
])('TRD-08 %s is a failure with its reason', async (_what, answer, problem, tries) => {
  let calls = 0
  const provider = httpValuation({
    ...account,
    fetchAnswer: async () => {
      calls += 1
      return answer()
    },
  })

  expect(await provider.enterVin(asked)).toEqual({ outcome: 'failed', problem })
  expect(calls).toBe(tries)
})

test.each([
  ['an endless answer', 200, 'garbled'],
  ['the endless reason of a refusal', 401, 'refused'],
])('TRD-08 %s is not received to its end', async (_what, status, problem) => {
  let [sent, isCancelled] = [0, false]
  const body = new ReadableStream({
    pull(stream) {
      sent += 1
      if (sent === 1000) stream.close()
      else stream.enqueue(new Uint8Array(10_000))
    },
    cancel() {
      isCancelled = true
    },
  })
  const provider = httpValuation({
    ...account,
    fetchAnswer: () => Promise.resolve(new Response(body, { status })),
  })

  expect(await provider.enterVin(asked)).toEqual({ outcome: 'failed', problem })
  expect([sent < 30, isCancelled]).toEqual([true, true])
})

test('TRD-08 a provider that does not answer in time is not waited for a second time', async () => {
  let calls = 0
  const provider = httpValuation({
    ...account,
    patienceMs: 5,
    fetchAnswer: (_input, init) => {
      calls += 1
      return new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
      })
    },
  })

  expect(await provider.enterVin(asked)).toEqual({ outcome: 'failed', problem: 'slow' })
  expect(calls).toBe(1)
})

test('TRD-08 after failures in a row the provider is left alone, until one request finds it back', async () => {
  let time = 0
  let isDown = true
  let calls = 0
  const provider = httpValuation({
    ...account,
    breaker: circuitBreaker({ max: 4, restMs: 1000, now: () => time }),
    fetchAnswer: async () => {
      calls += 1
      return isDown ? new Response('', { status: 500 }) : Response.json([])
    },
  })

  await provider.enterVin(asked)
  await provider.enterVin(asked)
  expect(await provider.enterVin(asked)).toEqual({ outcome: 'failed', problem: 'resting' })
  expect(calls).toBe(4)

  time = 1000
  isDown = false
  expect(await provider.enterVin(asked)).toMatchObject({ outcome: 'answered' })
  expect(await provider.enterVin(asked)).toMatchObject({ outcome: 'answered' })
})

test('TRD-01 the sandbox has every branch', async () => {
  const sandbox = sandboxValuation({ now: () => new Date('2026-03-10'), slowMs: 0 })
  const first = async (rego: string) => {
    const answer = await sandbox.enterVin({ rego, state: 'qld' })
    return answer.outcome === 'answered' ? (answer.records[0] ?? null) : answer.problem
  }

  expect(await first('FCT001')).toMatchObject({ EvalID: 'SBX-FCT001', descriptions: [] })
  expect(await first('FCT300')).toMatchObject({ EvalID: null, descriptions: { length: expect.any(Number) } })
  expect(await first('NONE00')).toMatchObject({ EvalID: null })
  expect(await first('DOWN00')).toBe('unreachable')
  expect(await first('BROKEN')).toBe('garbled')
  for (const plate of Object.keys(sandboxPlates)) expect(await first(plate)).toBeTruthy()
})

test('TRD-02 the sandbox knows the chosen vehicle, and it stays that one', async () => {
  const sandbox = sandboxValuation({ now: () => new Date('2026-03-10') })
  const looked = await sandbox.enterVin({ rego: 'CHOOSE', state: 'qld' })
  const { VIN, descriptions } = (looked.outcome === 'answered' && looked.records[0]) || {}
  const chosen = await sandbox.manualEntry({ vin: VIN ?? '', desc: descriptions?.[2] ?? '' })

  expect(chosen).toMatchObject({ records: [{ EvalID: 'SBX-CHOOSE-2', Variant: 'Touring', Year: '2021' }] })
  const contact = { userEmail: '', cName: '', cEmail: '', cPhone: '' }
  expect(await sandbox.updateEval({ evalid: 'SBX-CHOOSE-2', km: 5, ...contact })).toMatchObject({
    records: [{ Variant: 'Touring', KM: '5' }],
  })
})

test('TRD-06 the sandbox values a vehicle as a range, and adjusts it', async () => {
  const sandbox = sandboxValuation({ now: () => new Date('2026-03-10') })
  const found = await sandbox.value({ rego: 'NEW001', regoState: 'qld', km: 30_000 })
  if (found.outcome !== 'valued') throw new Error('There was no value.')
  const { id, range, questions } = found.valuation

  expect(range.lowCents).toBeLessThan(range.highCents)
  const adjustmentAnswers = Object.fromEntries(
    questions.map(({ id, choices }) => [id, choices[0]?.value ?? '']),
  )
  const adjusted = await sandbox.adjust({ id, adjustmentAnswers })
  expect(adjusted).toMatchObject({ outcome: 'adjusted', range: { lowCents: expect.any(Number) } })
  expect(await sandbox.value({ rego: 'NOVALU', regoState: 'qld', km: 1 })).toEqual({ outcome: 'no value' })
})
