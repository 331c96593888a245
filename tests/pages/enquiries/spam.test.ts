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
  test('a form carries the time it was opened, in a way that can’t be forged', async () => {
    const dealer = await dealership()

    const { html } = await visit(dealer, '/contact')
    const stamp = /name="form_opened" value="([\w.-]+)"/.exec(html)?.[1] ?? ''

    expect(await dealer.seal.open('form opened', stamp)).toBe(String(dealer.now().getTime()))
    expect(await dealer.seal.open('lead accepted', stamp)).toBeNull()
    expect(html).not.toContain('name="human_proof"')
  })

  test.each<[string, (dealer: Dealership) => Promise<Record<string, string>>, string[] | null]>([
    ['by a person is accepted', (dealer) => takingTime(dealer), null],
    ['too quickly is suspect', (dealer) => takingTime(dealer, 1), ['too quick']],
    ['without ever opening it is suspect', () => Promise.resolve({}), ['no time']],
    ['with a forged time is suspect', () => Promise.resolve({ form_opened: 'MTIz.x' }), ['no time']],
    [
      'with the hidden field filled in is suspect',
      async (dealer) => ({ ...(await takingTime(dealer)), [HONEYPOT]: 'https://buy.example' }),
      ['honeypot'],
    ],
  ])('a form sent %s, and stored', async (_what, fields, signs) => {
    const dealer = await dealership()

    const answer = await send(dealer, '/contact', { ...sampleEnquiry, ...(await fields(dealer)) })

    expect(answer.status).toBe(303)
    const [lead] = await leadsOf(dealer)
    expect(lead?.suspect).toBe(signs !== null)
    expect(lead?.fields['spam_signs'] ?? null).toEqual(signs)
  })

  test('a form returned with errors keeps the time it was first opened', async () => {
    const dealer = await dealership()
    const { form_opened: opened } = await takingTime(dealer, 90)

    const answer = await send(dealer, '/contact', { name: 'Kim', form_opened: opened })

    expect(answer.html).toContain(`value="${opened}"`)
  })

  test('a flood is limited, with a message on what to do and every value kept', async () => {
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
    const program = await postLead(dealer, { ...sampleEnquiry, message: 'And one' })

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
  test('a browser gets its task on request, uncached', async () => {
    const dealer = await dealership({ site: withCaptcha })

    const { status, headers, html } = await visit(dealer, '/api/captcha')

    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(JSON.parse(html)).toMatchObject({
      form_opened: expect.stringMatching(/^\w+\.[\w-]{22}$/),
      task: { kind: 'sandbox', proof: expect.any(String) },
    })
  })

  test('a proof is valid for one form, however often it is sent', async () => {
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

  test('only one of several forms sent with the same proof at once is accepted', async () => {
    const dealer = await dealership({ site: withCaptcha })
    const form = { ...sampleEnquiry, ...(await takingTime(dealer)), ...(await proofOf(dealer)) }

    const answers = await Promise.all(
      ['A', 'B', 'C', 'D'].map((message) => send(dealer, '/contact', { ...form, message })),
    )

    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 422, 422, 422])
  })

  test('a form returned with errors does not use up its proof', async () => {
    const dealer = await dealership({ site: withCaptcha })
    const form = { ...sampleEnquiry, ...(await takingTime(dealer)), ...(await proofOf(dealer)) }

    expect((await send(dealer, '/contact', { ...form, email: 'kim@' })).status).toBe(422)
    expect((await send(dealer, '/contact', form)).status).toBe(303)
  })

  test('a browser without scripts counts as a person who takes their time', async () => {
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

  test('an API client’s lead is suspect without a proof, and accepted with one', async () => {
    const dealer = await dealership({ site: withCaptcha })

    expect((await postLead(dealer, sampleEnquiry)).status).toBe(201)
    const proved = { ...sampleEnquiry, message: 'Proved', ...(await proofOf(dealer)) }
    expect((await postLead(dealer, proved)).status).toBe(201)
    const refused = await postLead(dealer, { ...proved, message: 'Again' })

    expect([refused.status, JSON.parse(refused.html)]).toMatchObject([
      422,
      { error: { code: 'proof_refused' } },
    ])
    expect((await leadsOf(dealer)).map(({ suspect }) => suspect).toSorted()).toEqual([false, true])
  })
})

describe('SVC-03 the captcha of the booking form', () => {
  const booking = {
    ...sampleEnquiry,
    'Vehicle Make': 'Mazda',
    'Vehicle Model': 'CX-5',
    'Service Type': 'Repair',
  }

  test.each<[string, { service?: object; forms?: object }, boolean, string]>([
    ['shown by default', {}, true, 'proof-of-work'],
    ['the site’s own where it has one', withCaptcha, true, 'sandbox'],
    ['switched off for it alone', { ...withCaptcha, service: { captcha: false } }, false, 'sandbox'],
    ['switched off where no other form has one', { service: { captcha: false } }, false, 'none'],
  ])('is %s', async (_what, site, isShown, kind) => {
    const dealer = await dealership({ site })

    const form = await visit(dealer, '/service?step=order')
    const { html } = await visit(dealer, '/api/captcha')

    expect(form.html.includes('name="human_proof"')).toBe(isShown)
    expect(JSON.parse(html)).toMatchObject({ task: { kind } })
  })

  test('leaves the other forms without one', async () => {
    const dealer = await dealership()

    expect((await visit(dealer, '/fleet?step=enquiry')).html).not.toContain('name="human_proof"')
    const quick = await takingTime(dealer, 5)
    await send(dealer, '/contact', { ...sampleEnquiry, ...quick })
    await send(dealer, '/service', { ...booking, ...quick })

    expect((await leadsOf(dealer)).map(({ category, suspect }) => [category, suspect]).toSorted()).toEqual([
      ['Parts Enquiry', false],
      ['Service Booking', true],
    ])
  })

  test('accepts a browser without scripts, whose sender takes their time', async () => {
    const dealer = await dealership()

    const answer = await send(dealer, '/service', {
      ...booking,
      ...(await takingTime(dealer)),
      human_proof: '',
    })

    expect(answer.status).toBe(303)
    expect(await leadsOf(dealer)).toMatchObject([{ category: 'Service Booking', suspect: false }])
  })

  test('refuses a proof that it can’t read, and keeps what was typed', async () => {
    const dealer = await dealership()

    const answer = await send(dealer, '/service', {
      ...booking,
      ...(await takingTime(dealer)),
      human_proof: 'a robot',
    })

    expect(answer.status).toBe(422)
    expect(answer.text).toContain('We couldn’t confirm that a person sent this.')
    expect(answer.html).toContain('value="Mazda"')
  })
})

function postLead(dealer: Dealership, fields: Record<string, string>) {
  return visit(dealer, '/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: originOf(dealer) },
    body: JSON.stringify(fields),
  })
}
