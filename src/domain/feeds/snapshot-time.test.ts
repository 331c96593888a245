import { expect, test } from 'vitest'
import { FeedMapping } from './feed-mapping.ts'
import { snapshotTime } from './snapshot-time.ts'

const modifiedAt = new Date('2026-03-01T00:00:00Z')

test('OPS-02 the time in a file name is in the site’s time zone', () => {
  const rule = ruleOf('_(?<year>\\d{4})(?<month>\\d\\d)(?<day>\\d\\d)-(?<hour>\\d\\d)(?<minute>\\d\\d)')
  const file = { name: 'stock_20260115-0730.csv', modifiedAt }

  expect(snapshotTime(rule, file, 'Australia/Brisbane')).toEqual(new Date('2026-01-14T21:30:00Z'))
  expect(snapshotTime(rule, file, 'Australia/Sydney')).toEqual(new Date('2026-01-14T20:30:00Z'))
})

test('OPS-02 a file name with only a date means the start of that day', () => {
  const rule = ruleOf('(?<year>\\d{4})-(?<month>\\d\\d)-(?<day>\\d\\d)')

  expect(snapshotTime(rule, { name: '2026-07-01.xml', modifiedAt }, 'Australia/Perth')).toEqual(
    new Date('2026-06-30T16:00:00Z'),
  )
})

test('OPS-02 a file name may include seconds, and may fall in an hour that daylight saving skips', () => {
  const rule = ruleOf(
    '(?<year>\\d{4})(?<month>\\d\\d)(?<day>\\d\\d)(?<hour>\\d\\d)(?<minute>\\d\\d)(?<second>\\d\\d)',
  )
  const madeAt = (name: string) => snapshotTime(rule, { name, modifiedAt }, 'Australia/Sydney')

  expect(madeAt('20260115073005.csv')).toEqual(new Date('2026-01-14T20:30:05Z'))
  expect(madeAt('20261004023005.csv')).toEqual(new Date('2026-10-03T16:30:05Z'))
})

test('OPS-02 without a rule the file’s last change counts; a name that doesn’t match the rule gives no time', () => {
  expect(snapshotTime(undefined, { name: 'stock.csv', modifiedAt }, 'Australia/Perth')).toEqual(modifiedAt)
  expect(
    snapshotTime(ruleOf('(?<year>\\d{4})'), { name: 'stock.csv', modifiedAt }, 'Australia/Perth'),
  ).toBeNull()
})

function ruleOf(fileName: string) {
  return FeedMapping.parse({
    feed: 'x',
    format: { type: 'auto' },
    snapshotTime: { fileName },
    fields: { stockNumber: 'Stock', make: 'Make', model: 'Model', carType: 'Type' },
  }).snapshotTime
}
