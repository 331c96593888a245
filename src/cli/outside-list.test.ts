import { expect, test } from 'vitest'
import { siteDocument } from '../../tests/support/samples/sample-site.ts'
import { outsideServices } from '#sites/third-party-services.ts'
import { Site } from '#sites/site.ts'
import { outsideList } from './outside-list.ts'

test('TRACK-03 what a site brings from elsewhere is listed with its cost', () => {
  const site = Site.parse(
    siteDocument({
      tracking: { ga4MeasurementId: 'G-TEST01' },
      service: { frameUrl: 'https://bookings.example/harbour' },
    }),
  )

  expect(outsideList(outsideServices(site)).split('\n')).toEqual([
    'From elsewhere, with the weight that is declared for it:',
    '  Google Analytics (analytics): about 150 kB of scripts, www.googletagmanager.com, as the visitor chooses',
    '  Service bookings (booking): weight unknown, bookings.example',
    '  together: about 150 kB',
  ])
  expect(outsideList([])).toBe('It brings nothing from elsewhere.')
})
