import { describe, expect, test } from 'vitest'
import { leadFacts, storedCar } from '../../../tests/support/delivery/lead-facts.ts'
import { acknowledgement } from './acknowledgement.ts'
import { dealerEmail } from './dealer-email.ts'
import { emailHtml } from './email-html.ts'
import { emailText } from './email.ts'
import { textMessage } from './text-message.ts'
import { signedContent, webhookBody } from './webhook-body.ts'

const colours = {
  brand: '#123c69',
  onBrand: '#ffffff',
  ink: '#12161c',
  inkSoft: '#4c5665',
  paper: '#ffffff',
  paperSunken: '#f4f6f8',
  line: '#d8dee6',
}
const injection = 'Kim\r\nBcc: everybody@example.com\u2028<script>alert(1)</script>'

describe('LEAD-08 the email to the dealership', () => {
  test('lists the topic and every answer in readable rows', () => {
    const email = dealerEmail(
      leadFacts({
        fields: {
          number_of_keys: 2,
          additional_services: ['Paint protection', 'Tow bar'],
          finance_offer: {
            lender: 'T',
            repayment_cents: 142_50,
            per: 'week',
            interest_rate: 7.49,
            comparison_rate: 8.38,
          },
        },
      }),
    )

    expect(email.subject).toBe('Used Vehicle Enquiry: 2021 Toyota HiLux SR5, from Kim Nguyen')
    expect(emailText(email)).toBe(`Used Vehicle Enquiry: 2021 Toyota HiLux SR5

> Is it still there?

Name:                    Kim Nguyen
Phone:                   0412 345 678
Email:                   kim@example.com
Preferred contact:       Phone
About:                   Used Vehicle Enquiry
Vehicle:                 2021 Toyota HiLux SR5 (https://harbour.example/cars/hilux)
Stock number:            U12345
Price shown:             $45,990 Drive Away
Dealership:              Harbour Motors
Location:                Harbour Motors Wynnum
Has a trade-in:          Yes
Number of keys:          2
Also asked for:          Paint protection, Tow bar
Repayment shown:         $142.50 per week, 7.49% p.a., comparison rate 8.38% p.a.
Offers by email and SMS: Agreed
Sent from:               /cars/hilux (https://harbour.example/cars/hilux)
Campaign:                mail, autumn
Received:                10 March 2026 at 12:00:00 pm AEST

Reply to this email to contact the customer.

Lead 0198f6c2-0000-7000-8000-000000000001
`)
  })

  test.each([
    ['Possible spam: Used Vehicle Enquiry', { suspect: true }],
    ['Not finished: Used Vehicle Enquiry', { formCompleted: false }],
    ['General Enquiry (Career Enquiry)', { category: 'General Enquiry', subcategory: 'Career Enquiry' }],
  ])('has a subject that starts with “%s”', (start, overrides) => {
    expect(dealerEmail(leadFacts(overrides)).subject).toMatch(
      new RegExp(`^${start.replaceAll(/[()]/g, String.raw`\$&`)}`),
    )
  })

  test('keeps typed text out of headers and markup', () => {
    const email = dealerEmail(leadFacts({ name: injection, fields: { message: injection } }))

    expect(email.subject).not.toMatch(/[\p{Cc}\u2028]/u)
    expect(email.subject.length).toBeLessThanOrEqual(200)
    const html = emailHtml(email, injection, { light: colours, dark: null, logo: null })
    expect(html).not.toContain('<script')
    expect(html).toContain('&lt;script&gt;')
  })

  test('leaves out fields that a salesperson has no use for', () => {
    const text = emailText(
      dealerEmail(leadFacts({ fields: { lead_status: 'new', form_completed: true, car_id: 'x' } })),
    )

    expect(text).not.toMatch(/Browser\/1|visited|form_completed|lead_status|Car id/i)
  })
})

describe('LEAD-08 the acknowledgement to the customer', () => {
  const words = { subject: 'We have your enquiry', opening: 'Thank you.\n\nWe will call you.' }

  test('names the vehicle and the number to call', () => {
    const email = acknowledgement(leadFacts(), words)

    expect(email.subject).toBe('We have your enquiry')
    expect(emailText(email)).toContain('https://harbour.example/cars/hilux')
    expect(emailText(email)).toContain('07 7010 0001')
  })

  test('repeats nothing that the sender typed', () => {
    const text = emailText(
      acknowledgement(
        leadFacts({
          name: 'Buy pills',
          fields: { message: 'at spam.example', 'Preferred Service Date': '2026-03-11 spam.example' },
        }),
        words,
      ),
    )

    expect(text).not.toMatch(/pills|spam\.example/)
  })
})

describe('LEAD-08 the webhook', () => {
  test('carries the lead under the specification’s field names', () => {
    expect(JSON.parse(webhookBody(leadFacts()))).toMatchObject({
      type: 'lead.created',
      timestamp: '2026-03-10T02:00:00.000Z',
      data: {
        lead_id: leadFacts().lead.id,
        name: 'Kim Nguyen',
        site: 'harbour',
        location_id: '10',
        message: 'Is it still there?',
      },
    })
    expect(JSON.parse(webhookBody(leadFacts({ formCompleted: false })))).toMatchObject({
      type: 'lead.unfinished',
    })
  })

  test('has the same body at every attempt', () => {
    const facts = leadFacts()

    expect(webhookBody(facts)).toBe(webhookBody(facts))
    expect(signedContent('job', 1_773_108_000, '{}')).toBe('job.1773108000.{}')
  })
})

test('LEAD-08 a text message is short and has the number to call', () => {
  expect(textMessage(leadFacts())).toBe(
    'Used Vehicle Enquiry, 2021 Toyota HiLux SR5, Kim Nguyen, 0412 345 678',
  )
  expect(
    textMessage(leadFacts({}, { car: storedCar({ name: 'x'.repeat(500) }) })).length,
  ).toBeLessThanOrEqual(300)
})
