import { expect, test } from 'vitest'
import { siteDocument } from '../../../tests/support/samples/sample-site.ts'
import { thirdPartyServices } from '#sites/third-party-services.ts'
import { Site } from '#sites/site.ts'
import { thirdPartyList } from './third-party-list.ts'

test('TRACK-03 check-site lists third-party services with their cost', () => {
  const site = Site.parse(
    siteDocument({
      tracking: { ga4MeasurementId: 'G-TEST01' },
      service: { frameUrl: 'https://bookings.example/harbour' },
    }),
  )

  expect(thirdPartyList(thirdPartyServices(site)).split('\n')).toEqual([
    'Third-party services, with their declared size:',
    '  Google Analytics (analytics): about 150 kB of scripts, www.googletagmanager.com, with consent',
    '  Service bookings (booking): size unknown, bookings.example',
    '  total: about 150 kB',
  ])
  expect(thirdPartyList([])).toBe('The site uses no third-party services.')
})
