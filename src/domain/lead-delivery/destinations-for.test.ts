import { describe, expect, test } from 'vitest'
import { type Destination, destinationsFor } from './destinations-for.ts'

type Lead = Parameters<typeof destinationsFor>[0]

const lead: Lead = {
  category: 'Used Vehicle Enquiry',
  subcategory: null,
  locationId: '10',
  suspect: false,
  formCompleted: true,
}

describe('LEAD-08 a lead goes', () => {
  const sales = destination({ to: 'sales@dealer.example' })
  const parts = destination({ to: 'parts@dealer.example', categories: ['Parts Enquiry'] })
  const wynnum = destination({ to: 'wynnum@dealer.example', locations: ['10'] })
  const usedWynnum = destination({
    to: 'used.wynnum@dealer.example',
    categories: ['Used Vehicle Enquiry'],
    locations: ['10'],
  })
  const crm = destination({ kind: 'webhook', to: 'https://crm.example/leads' })
  const adf = destination({ kind: 'adf', to: 'adf@crm.example' })
  const phone = destination({ kind: 'sms', to: '+61491570006' })

  test.each<[string, Destination[], Partial<Lead>, (string | null)[]]>([
    ['to the dealer’s own email when there are no destinations', [], {}, [null]],
    ['to the only email destination', [sales], {}, ['sales@dealer.example']],
    [
      'to the email of its category instead of the general one',
      [sales, parts],
      { category: 'Parts Enquiry' },
      ['parts@dealer.example'],
    ],
    ['to the email of its location', [sales, wynnum], {}, ['wynnum@dealer.example']],
    [
      'to the email of its category and location instead of one that matches either',
      [sales, wynnum, usedWynnum],
      {},
      ['used.wynnum@dealer.example'],
    ],
    [
      'to both of two destinations that match equally well',
      [wynnum, destination({ to: 'used@dealer.example', categories: ['Used Vehicle Enquiry'] })],
      {},
      ['wynnum@dealer.example', 'used@dealer.example'],
    ],
    [
      'to a system as well as an email, because each kind is chosen separately',
      [parts, crm],
      { category: 'Parts Enquiry' },
      ['parts@dealer.example', 'https://crm.example/leads'],
    ],
    ['to a system alone when no email destination matches', [crm, parts], {}, ['https://crm.example/leads']],
    ['to the dealer’s own email when no destination matches', [parts], {}, [null]],
    [
      'to the dealer’s own email as well as a phone, never to a phone alone',
      [phone],
      {},
      ['+61491570006', null],
    ],
    [
      'to the email of its subcategory',
      [sales, destination({ to: 'jobs@dealer.example', categories: ['Career Enquiry'] })],
      { category: 'General Enquiry', subcategory: 'Career Enquiry' },
      ['jobs@dealer.example'],
    ],
    ['once to an address that is listed twice', [sales, sales], {}, ['sales@dealer.example']],
    [
      'by email alone when it looks like spam',
      [sales, crm, adf, phone],
      { suspect: true },
      ['sales@dealer.example'],
    ],
    [
      'to the dealer’s own email when it looks like spam and only systems match',
      [crm],
      { suspect: true },
      [null],
    ],
    [
      'by email and webhook only while it is partial',
      [sales, crm, adf, phone],
      { formCompleted: false },
      ['sales@dealer.example', 'https://crm.example/leads'],
    ],
  ])('%s', (_, destinations, overrides, expected) => {
    expect(destinationsFor({ ...lead, ...overrides }, destinations).map(({ to }) => to)).toEqual(expected)
  })
})

function destination(overrides: Partial<Destination>): Destination {
  return { kind: 'email', to: 'sales@dealer.example', categories: [], locations: [], ...overrides }
}
