import { expect, test } from 'vitest'
import { Site } from '#sites/site.ts'
import { siteDocument } from '../../../tests/support/samples/sample-site.ts'
import { oncePerRevision } from './once-per-revision.ts'

const site = Site.parse(siteDocument())
const harbour = { id: 'harbour', slug: 'harbour', version: 1, site }

test('OPS-04 what is open for a site is opened again when the site or its stock has changed', () => {
  let revision: number | null = 1
  const opened = oncePerRevision(
    (running, of) => ({ version: running.version, of }),
    () => revision,
  )
  const first = opened(harbour)

  expect(opened(harbour)).toBe(first)
  expect(opened({ ...harbour, id: 'summit' })).not.toBe(first)
  revision = 2
  expect(opened(harbour)).toEqual({ version: 1, of: 2 })
  expect(opened({ ...harbour, version: 2 })).toEqual({ version: 2, of: 2 })
  revision = null
  expect(opened(harbour).of).toBeNull()
})
