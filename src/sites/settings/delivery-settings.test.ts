import { expect, test } from 'vitest'
import { siteDocument } from '../../../tests/support/samples/sample-site.ts'
import { Site, type SiteDocument } from '../site.ts'

type Destination = NonNullable<NonNullable<SiteDocument['delivery']>['destinations']>[number]

test.each<[Destination]>([
  [
    {
      kind: 'email',
      to: 'sales@harbour.example',
      categories: ['Parts Enquiry', 'Career Enquiry'],
      locations: ['10'],
    },
  ],
  [{ kind: 'adf', to: 'leads@crm.example' }],
  [{ kind: 'webhook', to: 'https://crm.example/hooks/leads?dealer=7' }],
  [{ kind: 'webhook', to: 'http://127.0.0.1:8080/leads' }],
  [{ kind: 'sms', to: '+61491570006' }],
])('LEAD-08 accepts a destination of kind $kind at $to', (destination) => {
  expect(problemsOf(destination)).toEqual([])
})

test.each<[Destination, string]>([
  [{ kind: 'email', to: 'https://crm.example' }, 'delivery.destinations.0.to'],
  [{ kind: 'email', to: 'a@dealer.example, b@dealer.example' }, 'delivery.destinations.0.to'],
  [{ kind: 'adf', to: 'crm.example' }, 'delivery.destinations.0.to'],
  [{ kind: 'webhook', to: 'http://crm.example/leads' }, 'delivery.destinations.0.to'],
  [{ kind: 'webhook', to: 'https://user:secret@crm.example/leads' }, 'delivery.destinations.0.to'],
  [{ kind: 'webhook', to: 'file:///etc/passwd' }, 'delivery.destinations.0.to'],
  [{ kind: 'webhook', to: 'not an address' }, 'delivery.destinations.0.to'],
  [{ kind: 'webhook', to: '' }, 'delivery.destinations.0.to'],
  [{ kind: 'sms', to: '0491 570 006' }, 'delivery.destinations.0.to'],
  [{ kind: 'email', to: 'a@dealer.example', categories: ['Parts'] }, 'delivery.destinations.0.categories.0'],
  [
    { kind: 'email', to: 'a@dealer.example', locations: ['elsewhere'] },
    'delivery.destinations.0.locations.0',
  ],
])('LEAD-08 refuses %j', (destination, path) => {
  expect(problemsOf(destination)).toEqual([path])
})

function problemsOf(destination: Destination) {
  const read = Site.safeParse(siteDocument({ delivery: { destinations: [destination] } }))
  return read.success ? [] : read.error.issues.map((issue) => issue.path.join('.'))
}
