import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { Refusal } from './refusal.ts'
import { openRejectFile, rejectLine } from './reject-file.ts'

const line = {
  row: 7,
  line: 9,
  outcome: 'left empty',
  field: 'price',
  value: 'twelve',
  reason: 'is not a number',
  otherRow: null,
} as const

test('OPS-02 a line of the reject file has the row, line, outcome, field, value and reason', () => {
  expect(rejectLine(line)).toBe('7,9,left empty,price,twelve,is not a number\n')
  expect(rejectLine({ ...line, line: null, reason: 'stands again', otherRow: 12 })).toBe(
    '7,,left empty,price,twelve,stands again (row 12)\n',
  )
})

test.each(['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\tx'])(
  'OPS-02 a spreadsheet does not read %j as a formula',
  (value) => expect(rejectLine({ ...line, value })).toMatch(/,"?'[=+\-@\t]/),
)

test('OPS-02 quotes, commas and line breaks stay in their cell, and long values are cut', () => {
  expect(rejectLine({ ...line, value: 'a "b", c\nd' })).toContain(',"a ""b"", c\nd",')
  expect(rejectLine({ ...line, value: 'x'.repeat(1000) }).length).toBeLessThan(300)
})

test('OPS-02 the reject file starts with a header row', async () => {
  const path = join(temporaryFolder(), 'rejects.csv')

  const file = await openRejectFile(path, 'feed.csv')
  await file.write(line)

  expect(await file.close()).toBeNull()
  expect(readFileSync(path, 'utf8')).toBe(
    'row,line,outcome,field,value,reason\n7,9,left empty,price,twelve,is not a number\n',
  )
})

test.each([
  ['under its own name', (feed: string) => feed],
  [
    'under another name',
    (feed: string) => {
      symlinkSync(feed, `${feed}.link`)
      return `${feed}.link`
    },
  ],
])('OPS-02 the feed is never overwritten by its reject file, %s', async (_, nameOf) => {
  const feed = join(temporaryFolder(), 'stock.csv')
  writeFileSync(feed, 'stock number')
  const path = nameOf(feed)

  const refused = await openRejectFile(path, feed).catch((error: unknown) => error)

  expect(refused).toEqual(new Refusal(`The reject file ${path} is the feed itself. Name another file.`))
  expect(readFileSync(feed, 'utf8')).toBe('stock number')
})

test('OPS-02 a reject file in a folder that is not there is refused in a sentence', async () => {
  const path = join(temporaryFolder(), 'none/rejects.csv')

  const refused = await openRejectFile(path, 'feed.csv').catch((error: unknown) => error)

  expect(refused).toEqual(new Refusal(`The reject file ${path} can’t be written: its folder doesn’t exist.`))
})

test.skipIf(!existsSync('/dev/full'))(
  'OPS-02 a full disk ends neither the import nor the process, and is told at the end',
  async () => {
    const file = await openRejectFile('/dev/full', 'feed.csv')

    for (let nth = 0; nth < 1000; nth++) await file.write(line)

    expect(await file.close()).toMatch(/^The reject file \/dev\/full is incomplete: ENOSPC/)
  },
)
