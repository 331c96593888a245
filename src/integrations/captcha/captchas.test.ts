import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge } from 'altcha-lib/types'
import { beforeAll, describe, expect, test } from 'vitest'
import { sandboxCaptcha } from './sandbox-captcha.ts'
import { proofOfWorkCaptcha } from './proof-of-work-captcha.ts'
import { turnstileCaptcha } from './turnstile-captcha.ts'

const now = new Date('2026-03-10T02:00:00Z')
const inTwoHours = new Date('2026-03-10T04:00:00Z')

describe('LEAD-09 a sum that only a browser sees', () => {
  const captcha = proofOfWorkCaptcha('the key of this site')
  let proof: string
  beforeAll(async () => {
    proof = await solved(captcha)
  })

  test('is found by work and taken until it is an hour old', async () => {
    expect(await captcha.check(proof, now)).toEqual({
      result: 'good',
      until: new Date('2026-03-10T03:00:00Z'),
    })
    expect(await captcha.check(proof, inTwoHours)).toEqual({ result: 'expired' })
  })

  test('has one name, however its answer is written', async () => {
    expect(captcha.idOf(proof)).toMatch(/^work [0-9a-f]+$/)
    expect(captcha.idOf(JSON.stringify(JSON.parse(proof), null, 2))).toBe(captcha.idOf(proof))
  })

  test.each<[string, (proof: Solved) => unknown]>([
    ['without its answer', ({ challenge }) => ({ challenge })],
    ['with another answer', ({ challenge }) => ({ challenge, solution: { counter: 1, derivedKey: '00' } })],
    ['made easier', (proof) => withParameters(proof, { cost: 1 })],
    ['given more time', (proof) => withParameters(proof, { data: { until: 9e15 } })],
    ['of another make', (proof) => withParameters(proof, { algorithm: 'SHA-256' })],
    ['that is none', () => 'yes, I am a person'],
  ])('is not taken %s', async (_what, change) => {
    const changed = JSON.stringify(change(JSON.parse(proof) as Solved))

    expect(await captcha.check(changed, now)).toEqual({ result: 'false' })
  })

  test('of another site is not taken, nor is what is no JSON', async () => {
    const another = proofOfWorkCaptcha('the key of another site')

    expect(await another.check(proof, now)).toEqual({ result: 'false' })
    expect(await captcha.check('{', now)).toEqual({ result: 'false' })
    expect(captcha.idOf('{')).toBeNull()
  })
})

describe('LEAD-09 Cloudflare’s captcha', () => {
  test.each<[unknown, string]>([
    [{ success: true }, 'good'],
    [{ success: false, 'error-codes': ['timeout-or-duplicate'] }, 'expired'],
    [{ success: false, 'error-codes': ['invalid-input-response'] }, 'false'],
    [{ success: false, 'error-codes': ['invalid-input-secret'] }, 'unknown'],
    [{ success: false, 'error-codes': ['internal-error'] }, 'unknown'],
    ['<h1>Bad gateway</h1>', 'unknown'],
  ])('that answers %j finds the proof %s', async (answer, result) => {
    const asked: { url: unknown; sent: string }[] = []
    const captcha = turnstileCaptcha({
      siteKey: '0x4AAA',
      secret: 'secret-of-the-site',
      fetchAnswer: (url, init) => {
        asked.push({ url, sent: init?.body instanceof URLSearchParams ? init.body.toString() : '' })
        return Promise.resolve(Response.json(answer))
      },
    })

    expect(await captcha.check('token', now)).toMatchObject({ result })
    expect(asked).toEqual([
      {
        url: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
        sent: 'secret=secret-of-the-site&response=token',
      },
    ])
  })

  test('that is away turns nobody away, and its key is all a browser learns', async () => {
    const captcha = turnstileCaptcha({
      siteKey: '0x4AAA',
      secret: 'secret-of-the-site',
      fetchAnswer: () => Promise.reject(new TypeError('fetch failed')),
    })

    expect(await captcha.check('token', now)).toEqual({ result: 'unknown' })
    expect(await captcha.task(now)).toEqual({ kind: 'turnstile', siteKey: '0x4AAA' })
    expect(captcha.idOf('x'.repeat(3000))).toBeNull()
  })
})

test('API-03 a stand-in takes every visitor of a demonstration for a person, each once', async () => {
  const captcha = sandboxCaptcha()
  const tasks = [await captcha.task(now), await captcha.task(now)]
  const proofs = tasks.map((task) => (task.kind === 'sandbox' ? task.proof : ''))

  expect(new Set(proofs.map((proof) => captcha.idOf(proof))).size).toBe(2)
  expect(await captcha.check(proofs[0] ?? '', now)).toMatchObject({ result: 'good' })
  expect(captcha.idOf('a robot')).toBeNull()
})

type Solved = { challenge: Challenge; solution: object }

async function solved(captcha: ReturnType<typeof proofOfWorkCaptcha>) {
  const task = await captcha.task(now)
  if (task.kind !== 'proof-of-work') throw new Error('Another task was set.')
  const challenge = task.challenge as Challenge
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
}

function withParameters({ challenge, solution }: Solved, parameters: object) {
  return { challenge: { ...challenge, parameters: { ...challenge.parameters, ...parameters } }, solution }
}
