import { describe, expect, test } from 'vitest'
import { feedFormat } from '#domain/feeds/feed-format.ts'
import { MAX_CELL_LENGTH, MAX_COLUMNS } from '#domain/feeds/feed-row.ts'
import { all, read, rowsOf, saved } from '../../../tests/support/feeds/read-feed.ts'
import { feedFiles } from './feed-file.ts'

const two = [
  { stock: 'U1', make: 'Kia' },
  { stock: 'U2', make: 'Škoda' },
]

describe('OPS-02 the same vehicles are read from', () => {
  test.each<[string, string, object?]>([
    ['a table', 'Stock,Make\nU1,Kia\nU2,Škoda\n'],
    ['a table with semicolons', 'Stock;Make\r\nU1;Kia\r\nU2;Škoda\r\n'],
    ['a table with tabs', 'Stock\tMake\nU1\tKia\nU2\tŠkoda'],
    ['a table with quotes', '"Stock","Make"\n"U1","Kia"\n\n"U2","Škoda"\n'],
    ['a JSON list', '[{"Stock":"U1","Make":"Kia"},{"Stock":"U2","Make":"Škoda"}]'],
    [
      'a JSON list inside an object',
      '{"count":2,"vehicles":[{"Stock":"U1","Make":"Kia"},{"Stock":"U2","Make":"Škoda"}]}',
    ],
    [
      'a JSON list beside lists of plain values, and an empty one',
      '{"warnings":["slow"],"deleted":[],"vehicles":[{"Stock":"U1","Make":"Kia"},{"Stock":"U2","Make":"Škoda"}],"codes":[[1],2]}',
    ],
    [
      'a JSON list at a path',
      '{"old":[{"Stock":"X"}],"data":{"vehicles":[{"Stock":"U1","Make":"Kia"},{"Stock":"U2","Make":"Škoda"}]}}',
      { type: 'json', records: 'data.vehicles' },
    ],
    ['JSON lines', '{"Stock":"U1","Make":"Kia"}\n{"Stock":"U2","Make":"Škoda"}\n'],
    [
      'XML',
      '<stock><car><Stock>U1</Stock><Make>Kia</Make></car><car><Stock>U2</Stock><Make>&#352;koda</Make></car></stock>',
    ],
    [
      'XML at a path',
      '<feed><meta><Stock>X</Stock></meta><cars><car><Stock>U1</Stock><Make>Kia</Make></car><car><Stock>U2</Stock><Make><![CDATA[Škoda]]></Make></car></cars></feed>',
      { type: 'xml', records: 'feed/cars/car' },
    ],
  ])('%s', async (_what, content, format) => {
    expect(await read(content, format)).toEqual(two)
  })
})

describe('OPS-02 text is read in every encoding:', () => {
  const content = 'Stock,Make\nU1,Kia\nU2,Škoda\n'

  test.each<[string, Buffer]>([
    ['UTF-8', Buffer.from(content)],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${content}`)],
    ['UTF-16', Buffer.from(content, 'utf16le')],
    ['UTF-16 with a byte order mark', Buffer.from(`\uFEFF${content}`, 'utf16le')],
    ['UTF-16 big-endian', Buffer.from(`\uFEFF${content}`, 'utf16le').swap16()],
    ['Windows-1252', Buffer.from(content.replace('Š', '\u008A'), 'latin1')],
  ])('%s', async (_what, bytes) => {
    expect(await read(bytes)).toEqual(two)
  })

  test('a character that is split between chunks of the file is read whole', async () => {
    // Each has three bytes: the chunks, whose length is a power of two, end in the middle of most.
    const name = '€'.repeat(MAX_CELL_LENGTH / 2)
    const rows = await read(`Stock,Make\n${`U1,${name}\n`.repeat(20)}`)

    expect(rows.map((row) => row['make'] === name)).toEqual(Array(20).fill(true))
  })

  test('a file in another encoding than the mapping names is refused', async () => {
    const bytes = Buffer.from(content.replace('Š', '\u008A'), 'latin1')
    await expect(read(bytes, { type: 'csv', encoding: 'utf-8' })).rejects.toThrow('is not in utf-8')
  })
})

describe('OPS-02 nested fields are named', () => {
  test('with dots in JSON, where lists stay lists, and a null or an empty list is an empty cell', async () => {
    const json =
      '[{"Spec":{"Make":"Kia","Doors":4,"Cvt":true,"Gone":null},"photos":["a","b"],"options":[{"name":"x"},{"name":"y"}],"Tag":null,"thumbs":[],"offer":{},"gaps":[null,null],"rest":[{"a":null},[]]}]'
    const row = {
      'spec.make': 'Kia',
      'spec.doors': '4',
      'spec.cvt': 'true',
      'spec.gone': '',
      photos: ['a', 'b'],
      'options.name': ['x', 'y'],
      tag: '',
      thumbs: '',
      offer: '',
      gaps: '',
      'rest.a': '',
      rest: '',
    }

    expect(await read(json)).toEqual([row])
    expect(await read(`${json.slice(1, -1)}\n`, { type: 'jsonl' })).toEqual([row])
  })

  test('with slashes in XML, attributes with @', async () => {
    const xml =
      '<s><c id="7"><price currency="AUD">1</price><photos><url>a</url><url>b</url></photos><empty/></c></s>'

    expect(await read(xml)).toEqual([
      { '@id': '7', price: '1', 'price@currency': 'AUD', 'photos/url': ['a', 'b'], empty: '' },
    ])
  })
})

describe('OPS-02 a row has its place', () => {
  test('by number and line, even after cells of several lines', async () => {
    const places = (await rowsOf('Stock,Comment\nU1,"one\ntwo"\nU2,x\n')).map(({ row, line }) => ({
      row,
      line,
    }))
    expect(places).toEqual([
      { row: 1, line: 2 },
      { row: 2, line: 4 },
    ])
  })

  test('in XML by the line of its element', async () => {
    const rows = await rowsOf('<s>\n<c>\n<Stock>U1</Stock></c>\n<c><Stock>U2</Stock></c></s>')
    expect(rows.map(({ row, line }) => ({ row, line }))).toEqual([
      { row: 1, line: 2 },
      { row: 2, line: 4 },
    ])
  })
})

describe('OPS-02 a bad row breaks only itself:', () => {
  test.each<[string, string, string]>([
    ['too few columns', 'Stock,Make\nU1\nU2,Kia\n', 'has 1 columns where the header has 2'],
    ['too many columns', 'Stock,Make\nU1,Kia,Rio\nU2,Kia\n', 'has 3 columns where the header has 2'],
    [
      'far too much text',
      `Stock,Make\nU1,${'x'.repeat(MAX_CELL_LENGTH + 1)}\nU2,Kia\n`,
      'holds more than 64 KB in “Make”',
    ],
    [
      'bad JSON in a line',
      '{"Stock":"U0","Make":"Kia"}\n{"Stock":\n{"Stock":"U2","Make":"Kia"}\n',
      'is not valid JSON',
    ],
    ['something else in a list', '["U1",{"Stock":"U2","Make":"Kia"}]', 'is not an object'],
    [
      'far too much text in JSON',
      `[{"Stock":"${'x'.repeat(MAX_CELL_LENGTH * 3)}"},{"Stock":"U2","Make":"Kia"}]`,
      'holds more than 64 KB in “Stock”',
    ],
    [
      'far too much text in XML',
      `<s><c><Stock>${'x'.repeat(MAX_CELL_LENGTH * 3)}</Stock></c><c><Stock>U2</Stock><Make>Kia</Make></c></s>`,
      'holds more than 64 KB in “Stock”',
    ],
    [
      'too many elements',
      `<s><c>${Array.from({ length: MAX_COLUMNS + 1 }, (_, n) => `<a${n}>x</a${n}>`).join('')}</c><c><Stock>U2</Stock><Make>Kia</Make></c></s>`,
      'has more than 200 columns',
    ],
  ])('%s', async (_what, content, reason) => {
    const rows = await rowsOf(content)

    expect(rows.flatMap((row) => ('broken' in row ? [row.broken] : []))).toEqual([reason])
    expect(rows.at(-1)).toMatchObject({
      cells: new Map([
        ['stock', 'U2'],
        ['make', 'Kia'],
      ]),
    })
  })
})

test('OPS-02 a file has a fingerprint and reports its progress', async () => {
  const [first, same, other] = await Promise.all(
    ['Stock\nU1\n', 'Stock\nU1\n', 'Stock\nU2\n'].map((content) => feedFiles.open(saved(content))),
  )
  expect(first?.fingerprint).toBe(same?.fingerprint)
  expect(first?.fingerprint).not.toBe(other?.fingerprint)

  const progress: number[] = []
  await all(first?.rows(feedFormat.parse({ type: 'auto' }), (bytes) => progress.push(bytes)) ?? [])
  expect(progress.at(-1)).toBe(first?.bytes)
})
