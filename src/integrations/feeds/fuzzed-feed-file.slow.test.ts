import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FeedMapping } from '#domain/feeds/feed-mapping.ts'
import { compilePattern } from '#domain/feeds/pattern.ts'
import { vehicleReader } from '#domain/feeds/vehicle-reader.ts'
import { readFileSync } from 'node:fs'
import { rowsOf } from '../../../tests/support/feeds/read-feed.ts'
import { FeedProblem } from './port.ts'

const generic = FeedMapping.parse(JSON.parse(readFileSync('src/domain/feeds/mappings/generic.json', 'utf8')))
const readRow = vehicleReader({
  mapping: generic,
  dealer: { locationOf: () => null, onlyLocation: null, onlyDealershipId: null },
  digest: (text) => text,
})

const starts = [
  '',
  'Stock,Make,Model\n',
  '[{"Stock":"',
  '<s><c><Stock>',
  '{"Stock":1}\n',
  '\uFEFFStock;Price\r\n',
  '<!DOCTYPE',
]
const pieces = fc.oneof(
  fc.constantFrom(
    ',',
    ';',
    '"',
    '\r',
    '\n',
    '\r\n',
    '\t',
    '{',
    '}',
    '[',
    ']',
    '<',
    '>',
    '</c>',
    '&amp;',
    '\\',
    ':',
    '$20,000',
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
)

describe('OPS-02 for any file content,', () => {
  test(
    'the file is read or refused with a reason, and every row is valid or broken',
    { timeout: 60_000 },
    async () => {
      const bytes = fc.oneof(
        fc.uint8Array({ minLength: 1, maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
        fc
          .tuple(
            fc.constantFrom(...starts),
            fc.array(pieces, { maxLength: 60 }),
            fc.constantFrom('utf8', 'latin1', 'utf16le'),
          )
          .map(([start, rest, encoding]) => Buffer.from(start + rest.join(''), encoding as BufferEncoding)),
      )
      const format = fc.constantFrom<object>(
        { type: 'auto' },
        { type: 'csv' },
        { type: 'json' },
        { type: 'jsonl' },
        { type: 'xml' },
      )

      await fc.assert(
        fc.asyncProperty(bytes, format, async (content, format) => {
          expect(await isReadOrRefused(content, format)).toBe(true)
        }),
        { numRuns: 300 },
      )
    },
  )

  test('every record of a table is read as it was written', { timeout: 60_000 }, async () => {
    const lineEnd = fc.constantFrom('\n', '\r\n', '\r')
    const text = fc.string({
      unit: fc.constantFrom('a', 'é', '€', ' ', ',', '"', '\n', '7', 'Ö', '日'),
      maxLength: 12,
    })
    const record = fc.tuple(text, text, lineEnd, fc.boolean())

    await fc.assert(
      fc.asyncProperty(
        lineEnd,
        fc.array(record, { minLength: 1, maxLength: 12 }),
        async (firstEnd, records) => {
          const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
          const lines = records.map(([one, two, end, isOdd], index) =>
            // Some rows that Windows-1252 can represent are written in it.
            Buffer.from(
              `U${index},${quoted(one)},${quoted(two)}${end}`,
              isOdd && !/[日€]/.test(one + two) ? 'latin1' : 'utf8',
            ),
          )
          const rows = await rowsOf(
            Buffer.concat([
              Buffer.from(`Stock,One,Two,${firstEnd}`.replace(/,(?=[\r\n])/, '')),
              ...lines,
              Buffer.from('Ünd日,x,y\n'),
            ]),
          )

          const cells = rows.map((row) =>
            'cells' in row ? ['stock', 'one', 'two'].map((name) => row.cells.get(name)) : row,
          )
          expect(cells.slice(0, -1)).toEqual(records.map(([one, two], index) => [`U${index}`, one, two]))
        },
      ),
      { numRuns: 150 },
    )
  })

  test('an object is read in the same way in a JSON list and on a line', { timeout: 60_000 }, async () => {
    const name = fc.constantFrom('a', 'b', 'Stock', 'type', 'cost', '')
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom(null, true, 7, '', 'x', 'cost'),
        fc.array(tie('value'), { maxLength: 3 }),
        fc.dictionary(name, tie('value'), { maxKeys: 3 }),
      ),
    }))

    await fc.assert(
      fc.asyncProperty(fc.dictionary(name, value, { maxKeys: 5 }), async (record) => {
        const text = JSON.stringify(record)
        const cellsIn = async (content: string, type: string) =>
          (await rowsOf(content, { type })).map((row) => ('cells' in row ? [...row.cells] : row.broken))

        expect(await cellsIn(`[${text}]`, 'json')).toEqual(await cellsIn(`${text}\n`, 'jsonl'))
      }),
      { numRuns: 300 },
    )
  })

  test('a pattern is compiled or refused', () => {
    const sign = fc.constantFrom(
      '(',
      ')',
      '[',
      ']',
      '{',
      '}',
      '?',
      '*',
      '+',
      '|',
      '\\',
      '^',
      '$',
      '.',
      '<',
      '>',
      '=',
      '!',
      ':',
      'a',
      '1',
      ',',
      'p',
      'u',
      '&',
      '-',
      'é',
    )
    fc.assert(
      fc.property(fc.string({ unit: sign, maxLength: 20 }), fc.string({ maxLength: 20 }), (source, text) => {
        const compiled = compilePattern(source)
        const said = 'problem' in compiled ? compiled.problem : `this ${compiled.replaceAll(text, '')}`
        expect(said).toMatch(/^this /)
      }),
      { numRuns: 2000 },
    )
  })
})

async function isReadOrRefused(content: Buffer, format: object) {
  try {
    const rows = await rowsOf(content, format)
    return rows.every((row, index) => {
      const hasResult = 'broken' in row ? row.broken !== '' : Boolean(readRow(row).kind)
      return hasResult && row.row === index + 1
    })
  } catch (error) {
    if (error instanceof FeedProblem) return error.message !== ''
    throw error
  }
}
