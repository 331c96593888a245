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

describe('LEAD-08 a lead goes where the dealer wants it', () => {
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
    ['to the dealer’s own mail when nothing is set', [], {}, [null]],
    ['to the one mail that takes all', [sales], {}, ['sales@dealer.example']],
    [
      'to the mail of its category, and not to the one that takes all',
      [sales, parts],
      { category: 'Parts Enquiry' },
      ['parts@dealer.example'],
    ],
    ['to the mail of its location', [sales, wynnum], {}, ['wynnum@dealer.example']],
    [
      'to the mail of its category and location before one of either',
      [sales, wynnum, usedWynnum],
      {},
      ['used.wynnum@dealer.example'],
    ],
    [
      'to both of two that say equally much',
      [wynnum, destination({ to: 'used@dealer.example', categories: ['Used Vehicle Enquiry'] })],
      {},
      ['wynnum@dealer.example', 'used@dealer.example'],
    ],
    [
      'to a system beside the mail, as each kind is decided on its own',
      [parts, crm],
      { category: 'Parts Enquiry' },
      ['parts@dealer.example', 'https://crm.example/leads'],
    ],
    ['to a system alone when no mail takes it', [crm, parts], {}, ['https://crm.example/leads']],
    ['to the dealer’s own mail when no destination takes it', [parts], {}, [null]],
    ['to a telephone never alone', [phone], {}, ['+61491570006', null]],
    [
      'by its subcategory too',
      [sales, destination({ to: 'jobs@dealer.example', categories: ['Career Enquiry'] })],
      { category: 'General Enquiry', subcategory: 'Career Enquiry' },
      ['jobs@dealer.example'],
    ],
    ['once to an address that stands twice', [sales, sales], {}, ['sales@dealer.example']],
    [
      'by mail alone when it looks like spam',
      [sales, crm, adf, phone],
      { suspect: true },
      ['sales@dealer.example'],
    ],
    [
      'to the dealer’s own mail when it looks like spam and only systems take it',
      [crm],
      { suspect: true },
      [null],
    ],
    [
      'not as ADF and not by telephone while it is unfinished',
      [sales, crm, adf, phone],
      { formCompleted: false },
      ['sales@dealer.example', 'https://crm.example/leads'],
    ],
  ])('%s', (_, destinations, wishes, expected) => {
    expect(destinationsFor({ ...lead, ...wishes }, destinations).map(({ to }) => to)).toEqual(expected)
  })
})

function destination(wishes: Partial<Destination>): Destination {
  return { kind: 'email', to: 'sales@dealer.example', categories: [], locations: [], ...wishes }
}
