import { expect, test } from 'vitest'
import { siteDocument } from '../../tests/support/samples/sample-site.ts'
import { thirdPartyServices } from '#sites/third-party-services.ts'
import { Site } from '#sites/site.ts'
import { thirdPartyList } from './third-party-list.ts'

test('TRACK-03 what a site brings from elsewhere is listed with its cost', () => {
  const site = Site.parse(
    siteDocument({
      tracking: { ga4MeasurementId: 'G-TEST01' },
      service: { frameUrl: 'https://bookings.example/harbour' },
    }),
  )

  expect(thirdPartyList(thirdPartyServices(site)).split('\n')).toEqual([
    'From elsewhere, with the weight that is declared for it:',
    '  Google Analytics (analytics): about 150 kB of scripts, www.googletagmanager.com, as the visitor chooses',
    '  Service bookings (booking): weight unknown, bookings.example',
    '  together: about 150 kB',
  ])
  expect(thirdPartyList([])).toBe('It brings nothing from elsewhere.')
})
