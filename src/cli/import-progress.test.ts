import { expect, test } from 'vitest'
import { importProgress } from './import-progress.ts'

test('OPS-02 a terminal shows one bar that is redrawn, with the rows so far', () => {
  const written = progressOf(true)

  expect(written.split('\r\u001B[K')).toEqual([
    '',
    `stock.csv [${'='.repeat(20)}${' '.repeat(20)}] 1,500 rows`,
    `stock.csv [${'='.repeat(40)}] 3,000 rows`,
    'stock.csv: 3000 rows read\n',
  ])
})

test('OPS-02 a log shows one line that grows', () => {
  expect(progressOf(false)).toBe(`stock.csv [${'='.repeat(40)}] 3000 rows read\n`)
})

function progressOf(isTTY: boolean) {
  const written: string[] = []
  const write = (text: string | Uint8Array) => written.push(String(text)) > 0
  const bar = importProgress('stock.csv', { isTTY, write })
  bar.show({ bytesRead: 50, bytes: 100, rows: 1500 })
  bar.show({ bytesRead: 100, bytes: 100, rows: 3000 })
  bar.done('3000 rows read')
  return written.join('')
}
