import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge } from 'altcha-lib/types'
import { beforeAll, describe, expect, test } from 'vitest'
import { sandboxCaptcha } from './sandbox-captcha.ts'
import { proofOfWorkCaptcha } from './proof-of-work-captcha.ts'
import { turnstileCaptcha } from './turnstile-captcha.ts'

const now = new Date('2026-03-10T02:00:00Z')
const inTwoHours = new Date('2026-03-10T04:00:00Z')

describe('LEAD-09 a proof of work', () => {
  const captcha = proofOfWorkCaptcha('the key of this site')
  let proof: string
  beforeAll(async () => {
    proof = await solved(captcha)
  })

  test('is accepted until it is an hour old', async () => {
    expect(await captcha.check(proof, now)).toEqual({
      result: 'good',
      until: new Date('2026-03-10T03:00:00Z'),
    })
    expect(await captcha.check(proof, inTwoHours)).toEqual({ result: 'expired' })
  })

  test('has one id, however its solution is written', async () => {
    expect(captcha.idOf(proof)).toMatch(/^work [0-9a-f]+$/)
    expect(captcha.idOf(JSON.stringify(JSON.parse(proof), null, 2))).toBe(captcha.idOf(proof))
  })

  test.each<[string, (proof: Solved) => unknown]>([
    ['without its solution', ({ challenge }) => ({ challenge })],
    ['with another solution', ({ challenge }) => ({ challenge, solution: { counter: 1, derivedKey: '00' } })],
    ['of lower difficulty', (proof) => withParameters(proof, { cost: 1 })],
    ['with more time', (proof) => withParameters(proof, { data: { until: 9e15 } })],
    ['with another algorithm', (proof) => withParameters(proof, { algorithm: 'SHA-256' })],
    ['that is not a proof', () => 'yes, I am a person'],
  ])('is refused %s', async (_what, change) => {
    const changed = JSON.stringify(change(JSON.parse(proof) as Solved))

    expect(await captcha.check(changed, now)).toEqual({ result: 'false' })
  })

  test('is refused if it is from another site or not JSON', async () => {
    const another = proofOfWorkCaptcha('the key of another site')

    expect(await another.check(proof, now)).toEqual({ result: 'false' })
    expect(await captcha.check('{', now)).toEqual({ result: 'false' })
    expect(captcha.idOf('{')).toBeNull()
  })
})

describe('LEAD-09 Cloudflare Turnstile', () => {
  test.each<[unknown, string]>([
    [{ success: true }, 'good'],
    [{ success: false, 'error-codes': ['timeout-or-duplicate'] }, 'expired'],
    [{ success: false, 'error-codes': ['invalid-input-response'] }, 'false'],
    [{ success: false, 'error-codes': ['invalid-input-secret'] }, 'unknown'],
    [{ success: false, 'error-codes': ['internal-error'] }, 'unknown'],
    ['<h1>Bad gateway</h1>', 'unknown'],
  ])('with the response %j finds the proof %s', async (answer, result) => {
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

  test('sends its secret to no other address that a response leads to', async () => {
    const modes: unknown[] = []
    const fetchAnswer = (_url: unknown, init?: RequestInit) => {
      modes.push(init?.redirect)
      return Promise.resolve(Response.json({ success: true }))
    }
    await turnstileCaptcha({ siteKey: '0x4AAA', secret: 'secret-of-the-site', fetchAnswer }).check(
      'token',
      now,
    )

    expect(modes).toEqual(['error'])
  })

  test('accepts every visitor while it is unavailable, and gives browsers only the site key', async () => {
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

test('API-03 the sandbox captcha accepts every visitor of a demo, each proof once', async () => {
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
