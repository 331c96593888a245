import { readFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
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
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-rejects-'))
  const path = join(folder, 'rejects.csv')

  const file = await openRejectFile(path)
  await file.write(line)
  await file.close()

  expect(readFileSync(path, 'utf8')).toBe(
    'row,line,outcome,field,value,reason\n7,9,left empty,price,twelve,is not a number\n',
  )
  rmSync(folder, { recursive: true })
})
