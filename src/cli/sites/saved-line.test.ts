import { expect, test } from 'vitest'
import type { SiteRecord } from '#data/sites.ts'
import { savedLine } from './saved-line.ts'

const record = { slug: 'harbour', version: 3 } as SiteRecord

test('OPS-01 save-site says whether it changed a site, made a new one or did nothing', () => {
  expect(savedLine({ outcome: 'saved', record, isNew: false })).toBe('Site harbour was saved as version 3.')
  expect(savedLine({ outcome: 'saved', record, isNew: true })).toBe('Created site harbour.')
  expect(savedLine({ outcome: 'unchanged', record })).toBe('Site harbour has not changed.')
})
