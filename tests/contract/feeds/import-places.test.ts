import { expect, test } from 'vitest'
import { importedPostcodes, importPostcodes } from '#data/places/imported-postcodes.ts'
import { geonamesGazetteer } from '#integrations/geocoding/geonames-gazetteer.ts'
import { testDatabase } from '../../support/database/database.ts'

test('SRCH-18 imported postcodes are used by every server, until the operator goes back to ours', async () => {
  const { db } = testDatabase()
  const gazetteer = geonamesGazetteer()
  const nameOf = async (postcode: string) => {
    gazetteer.usePostcodes(await importedPostcodes(db))
    return gazetteer.placesCalled(postcode)[0]?.name
  }

  expect(await nameOf('4353')).toBe('Mount Darry')
  await importPostcodes(['4353 qld -27.200 151.900 Haden', '9999 vic -37.000 144.000 North Pole'], db)
  expect([await nameOf('4353'), await nameOf('9999')]).toEqual(['Haden', 'North Pole'])
  await importPostcodes([], db)
  expect([await nameOf('4353'), await nameOf('9999')]).toEqual(['Mount Darry', undefined])
})
