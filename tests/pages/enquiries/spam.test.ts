import { describe, expect, test } from 'vitest'
import { HONEYPOT } from '#domain/enquiries/enquiry-form.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { proofOf, takingTime } from '../../support/browser/human.ts'
import { leadsOf } from '../../support/delivery/stored-leads.ts'
import { sampleEnquiry } from '../../support/samples/sample-enquiry.ts'
import { originOf, send, visit } from '../../support/browser/visit.ts'

const withCaptcha = { forms: { captcha: 'turnstile', turnstileSiteKey: '0x4AAAAAAATEST' } } as const

describe('LEAD-09 without a captcha', () => {
  test('a form says when it was opened, in a way that cannot be made up', async () => {
    const dealer = await dealership()

    const { html } = await visit(dealer, '/contact')
    const stamp = /name="form_opened" value="([\w.-]+)"/.exec(html)?.[1] ?? ''

    expect(await dealer.seal.open('form opened', stamp)).toBe(String(dealer.now().getTime()))
    expect(await dealer.seal.open('lead accepted', stamp)).toBeNull()
    expect(html).not.toContain('name="human_proof"')
  })

  test.each<[string, (dealer: Dealership) => Promise<Record<string, string>>, string[] | null]>([
    ['by a person is fine', (dealer) => takingTime(dealer), null],
    ['in no time is suspect', (dealer) => takingTime(dealer, 1), ['too quick']],
    ['by who never saw it is suspect', () => Promise.resolve({}), ['no time']],
    ['with a time that is made up is suspect', () => Promise.resolve({ form_opened: 'MTIz.x' }), ['no time']],
    [
      'with the field that nobody sees filled in is suspect',
      async (dealer) => ({ ...(await takingTime(dealer)), [HONEYPOT]: 'https://buy.example' }),
      ['honeypot'],
    ],
  ])('what is sent %s, and kept', async (_what, fields, signs) => {
    const dealer = await dealership()

    const answer = await send(dealer, '/contact', { ...sampleEnquiry, ...(await fields(dealer)) })

    expect(answer.status).toBe(303)
    const [lead] = await leadsOf(dealer)
    expect(lead?.suspect).toBe(signs !== null)
    expect(lead?.fields['spam_signs'] ?? null).toEqual(signs)
  })

  test('a form that comes back with mistakes still says when it was first opened', async () => {
    const dealer = await dealership()
    const { form_opened: opened } = await takingTime(dealer, 90)

    const answer = await send(dealer, '/contact', { name: 'Kim', form_opened: opened })

    expect(answer.html).toContain(`value="${opened}"`)
  })

  test('a flood is stopped and told how to go on, with all that was written', async () => {
    const dealer = await dealership()
    const time = await takingTime(dealer)
    for (let count = 1; count <= 20; count++) {
      const { status } = await send(dealer, '/contact', {
        ...sampleEnquiry,
        ...time,
        message: `No. ${count}`,
      })
      expect(status).toBe(303)
    }

    const answer = await send(dealer, '/contact?step=enquiry', {
      ...sampleEnquiry,
      ...time,
      message: 'One more <3',
    })
    const program = await tell(dealer, { ...sampleEnquiry, message: 'And one' })

    expect(answer.status).toBe(429)
    expect(Number(program.headers.get('retry-after'))).toBeGreaterThan(60)
    expect(answer.html).toMatch(/role="alert" data-testid="error-warning"/)
    expect(answer.text).toMatch(
      /You’ve sent us several enquiries in a short time\. Please try again in \d+ minutes, or call 07 7010 0001 or email sales@harbour\.example\./,
    )
    expect(answer.html).toContain('One more &lt;3</textarea>')
    expect(answer.html).toContain('value="Kim Nguyen"')
    expect([program.status, JSON.parse(program.html)]).toMatchObject([
      429,
      { error: { code: 'too_many_requests', message: expect.stringContaining('or call 07 7010 0001') } },
    ])
    const kept = await leadsOf(dealer)
    expect(kept).toHaveLength(20)
    expect(kept.filter(({ suspect }) => !suspect)).toHaveLength(6)
  })
})

describe('LEAD-09 with a captcha', () => {
  test('a browser is given its task when it asks, never to be kept', async () => {
    const dealer = await dealership({ site: withCaptcha })

    const { status, headers, html } = await visit(dealer, '/api/captcha')

    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(JSON.parse(html)).toMatchObject({
      form_opened: expect.stringMatching(/^\w+\.[\w-]{22}$/),
      task: { kind: 'sandbox', proof: expect.any(String) },
    })
  })

  test('a proof counts for one form, however often that is sent', async () => {
    const dealer = await dealership({ site: withCaptcha })
    const form = { ...sampleEnquiry, ...(await takingTime(dealer)), ...(await proofOf(dealer)) }

    const [first, twice] = [await send(dealer, '/contact', form), await send(dealer, '/contact', form)]
    const other = await send(dealer, '/contact?step=enquiry', { ...form, message: 'Buy now' })

    expect([first.status, twice.status, other.status]).toEqual([303, 303, 422])
    expect(other.text).toContain(
      'We couldn’t confirm that a person sent this. Please press the button again, or call 07 7010 0001 or email sales@harbour.example. Everything you wrote is still here.',
    )
    expect(other.html).toContain('Buy now</textarea>')
    expect(other.html).toContain('<input type="hidden" name="human_proof"/>')
    expect(await leadsOf(dealer)).toMatchObject([{ suspect: false }])
  })

  test('of forms that share a proof at the same moment one is taken', async () => {
    const dealer = await dealership({ site: withCaptcha })
    const form = { ...sampleEnquiry, ...(await takingTime(dealer)), ...(await proofOf(dealer)) }

    const answers = await Promise.all(
      ['A', 'B', 'C', 'D'].map((message) => send(dealer, '/contact', { ...form, message })),
    )

    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 422, 422, 422])
  })

  test('a proof is not used up by a form that has to be put right', async () => {
    const dealer = await dealership({ site: withCaptcha })
    const form = { ...sampleEnquiry, ...(await takingTime(dealer)), ...(await proofOf(dealer)) }

    expect((await send(dealer, '/contact', { ...form, email: 'kim@' })).status).toBe(422)
    expect((await send(dealer, '/contact', form)).status).toBe(303)
  })

  test('a browser without scripts is taken for a person who takes their time', async () => {
    const dealer = await dealership({ site: withCaptcha })

    await send(dealer, '/contact', { ...sampleEnquiry, ...(await takingTime(dealer, 30)), human_proof: '' })
    await send(dealer, '/contact', { ...sampleEnquiry, ...(await takingTime(dealer, 5)), message: 'Quick' })

    expect(
      (await leadsOf(dealer)).map(({ fields, suspect }) => [fields['message'], suspect]).toSorted(),
    ).toEqual([
      ['Have you a tow bar?', false],
      ['Quick', true],
    ])
  })

  test('a program without a proof is kept as suspect, and with one as fine', async () => {
    const dealer = await dealership({ site: withCaptcha })

    expect((await tell(dealer, sampleEnquiry)).status).toBe(201)
    const proved = { ...sampleEnquiry, message: 'Proved', ...(await proofOf(dealer)) }
    expect((await tell(dealer, proved)).status).toBe(201)
    const refused = await tell(dealer, { ...proved, message: 'Again' })

    expect([refused.status, JSON.parse(refused.html)]).toMatchObject([
      422,
      { error: { code: 'proof_refused' } },
    ])
    expect((await leadsOf(dealer)).map(({ suspect }) => suspect).toSorted()).toEqual([false, true])
  })
})

function tell(dealer: Dealership, fields: Record<string, string>) {
  return visit(dealer, '/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: originOf(dealer) },
    body: JSON.stringify(fields),
  })
}
