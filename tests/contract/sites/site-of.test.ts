import { expect, test } from 'vitest'
import { siteStore } from '#data/sites.ts'
import { Site } from '#sites/site.ts'
import { siteOf } from '../../../src/cli/site-of.ts'
import { testDatabase } from '../../support/database/database.ts'
import { siteDocument } from '../../support/samples/sample-site.ts'

const { db } = testDatabase()

test('OPS-01 commands work for a site that was saved before a rule that it breaks', async () => {
  const document = siteDocument({ phone: '1300 CAR 4U' })
  await siteStore(db).save(document, Site.parse(document))

  expect((await siteOf(db, document.slug)).site.phone).toBe('1300 CAR 4U')
})
