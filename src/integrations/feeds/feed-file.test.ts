import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { feedFormat } from '#domain/feeds/feed-format.ts'
import { MAX_CELL_LENGTH, MAX_COLUMNS } from '#domain/feeds/feed-row.ts'
import { feedFiles } from './feed-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'forecourt-feeds-'))
afterAll(() => rmSync(folder, { recursive: true }))

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

describe('OPS-02 letters are read however they are written down:', () => {
  const content = 'Stock,Make\nU1,Kia\nU2,Škoda\n'

  test.each<[string, Buffer]>([
    ['UTF-8', Buffer.from(content)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${content}`)],
    ['UTF-16', Buffer.from(content, 'utf16le')],
    ['UTF-16 with a mark', Buffer.from(`\uFEFF${content}`, 'utf16le')],
    ['UTF-16 the other way round', Buffer.from(`\uFEFF${content}`, 'utf16le').swap16()],
    ['Windows-1252', Buffer.from(content.replace('Š', '\u008A'), 'latin1')],
  ])('%s', async (_what, bytes) => {
    expect(await read(bytes)).toEqual(two)
  })

  test('a letter that is cut in two between pieces of the file is whole', async () => {
    // Three bytes each: the pieces, whose length is a power of two, end in the middle of most.
    const name = '€'.repeat(MAX_CELL_LENGTH / 2)
    const rows = await read(`Stock,Make\n${`U1,${name}\n`.repeat(20)}`)

    expect(rows.map((row) => row['make'] === name)).toEqual(Array(20).fill(true))
  })

  test('a file in another encoding than the mapping says is refused', async () => {
    const bytes = Buffer.from(content.replace('Š', '\u008A'), 'latin1')
    await expect(read(bytes, { type: 'csv', encoding: 'utf-8' })).rejects.toThrow('is not written in utf-8')
  })
})

describe('OPS-02 fields inside fields are named', () => {
  test('with dots in JSON, where lists stay lists', async () => {
    const json =
      '[{"Spec":{"Make":"Kia","Doors":4,"Cvt":true,"Gone":null},"photos":["a","b"],"options":[{"name":"x"},{"name":"y"}]}]'
    const row = {
      'spec.make': 'Kia',
      'spec.doors': '4',
      'spec.cvt': 'true',
      photos: ['a', 'b'],
      'options.name': ['x', 'y'],
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

describe('OPS-02 a row says where it stands', () => {
  test('by number and line, also behind cells of several lines', async () => {
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
      'is no JSON',
    ],
    ['something else in a list', '["U1",{"Stock":"U2","Make":"Kia"}]', 'is no object'],
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
      `<s><c>${Array.from({ length: MAX_COLUMNS + 1 }, (_, n) => `<a${n}/>`).join('')}</c><c><Stock>U2</Stock><Make>Kia</Make></c></s>`,
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

describe('OPS-02 a file that was cut off is refused as a whole:', () => {
  const json = '[{"Stock":"U1","Make":"Kia"},{"Stock":"U2","Make":"Kia"}]'
  const xml = '<s><c><Stock>U1</Stock></c><c><Stock>U2</Stock></c></s>'

  test.each<[string, string, string, object?]>([
    ['in a row of a table', 'Stock,Make\nU1,Kia\nU2', 'its last row (row 2, line 3) has 1 columns'],
    [
      'in a quoted cell',
      'Stock,Make\nU1,"Ki',
      'A quote is opened in row 1, which begins in line 2, and never closed',
    ],
    [
      'in a last line that always ends',
      'Stock,Make\nU1,Kia\nU2,Ki',
      'it was cut off',
      { type: 'csv', endsLines: true },
    ],
    ['in JSON lines', '{"Stock":"U1"}\n{"Stock":"U2', 'its last line (row 2, line 2) is no JSON'],
  ])('%s', async (_where, content, message, format) => {
    await expect(read(content, format)).rejects.toThrow(message)
  })

  test.each(Array.from({ length: json.length - 1 }, (_, length) => length + 1))(
    'JSON after %i characters',
    async (length) => {
      await expect(read(json.slice(0, length), { type: 'json' })).rejects.toThrow(
        /cut off|is no JSON|looks like/,
      )
    },
  )

  test.each(Array.from({ length: xml.length - 1 }, (_, length) => length + 1))(
    'XML after %i characters',
    async (length) => {
      await expect(read(xml.slice(0, length), { type: 'xml' })).rejects.toThrow(/cut off|no right XML/)
    },
  )
})

describe('OPS-02 a file that is no feed is refused in one clear sentence:', () => {
  test.each<[string, string | Buffer, string, object?]>([
    ['nothing', '', 'The file is empty.'],
    ['blanks', ' \n\n', 'The file is empty.'],
    ['a ZIP file', Buffer.from('504b030414000000', 'hex'), 'The file is a ZIP file or a spreadsheet'],
    ['a picture', Buffer.from('ffd8ffe000104a46', 'hex'), 'The file is a picture'],
    ['another program’s file', Buffer.from('0203fe41420a0b1f0090', 'hex'), 'The file is not text'],
    [
      'a table instead of XML',
      'Stock\nU1\n',
      'The mapping reads XML, but the file looks like CSV.',
      { type: 'xml' },
    ],
    [
      'XML instead of a table',
      '<s/>',
      'The mapping reads CSV, but the file looks like XML.',
      { type: 'csv' },
    ],
    [
      'XML with a document type',
      '<!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><s><c><a>&x;</a></c></s>',
      'declares a document type',
    ],
    ['XML with an unknown entity', '<s><c><a>&lol9;</a></c></s>', 'is no right XML'],
    ['XML with crossed elements', '<s><c><a></c></a></s>', 'is no right XML after row 1, in line 1'],
    ['elements without end', '<a>'.repeat(50), 'Elements nest too deeply'],
    ['objects without end', '['.repeat(50), 'Objects nest too deeply'],
    [
      'a list that is not there',
      '{"cars":[]}',
      'There is no list at “stock.cars”.',
      { type: 'json', records: 'stock.cars' },
    ],
    ['a table of far too many columns', `${'a,'.repeat(300)}b\n`, 'The table has 301 columns'],
    [
      'a quote that swallows the file',
      `Stock,Make\n"U1,Kia\n${'U2,Kia\n'.repeat(200_000)}`,
      'A quote that is never closed, or far too much text, stands in row 1',
    ],
  ])('%s', async (_what, content, message, format) => {
    await expect(read(content, format)).rejects.toThrow(message)
  })

  test('one that is not there, or is a folder', async () => {
    await expect(feedFiles.open(join(folder, 'none.csv'))).rejects.toThrow('There is no file')
    await expect(feedFiles.open(folder)).rejects.toThrow('is not a file')
  })

  test('one that still arrives while it is read', async () => {
    const path = join(folder, 'arriving.csv')
    writeFileSync(path, 'Stock,Make\nU1,Kia\n')
    const file = await feedFiles.open(path)
    appendFileSync(path, 'U2,Kia\n')

    await expect(all(file.rows(feedFormat.parse({ type: 'auto' }), () => {}))).rejects.toThrow(
      'The file changed while it was read.',
    )
  })
})

test('OPS-02 a file is told from any other, and how far it is read is told', async () => {
  const [first, same, other] = await Promise.all(
    ['Stock\nU1\n', 'Stock\nU1\n', 'Stock\nU2\n'].map((content) => feedFiles.open(saved(content))),
  )
  expect(first?.fingerprint).toBe(same?.fingerprint)
  expect(first?.fingerprint).not.toBe(other?.fingerprint)

  const progress: number[] = []
  await all(first?.rows(feedFormat.parse({ type: 'auto' }), (bytes) => progress.push(bytes)) ?? [])
  expect(progress.at(-1)).toBe(first?.bytes)
})

async function read(content: string | Buffer, format?: object) {
  const rows = await rowsOf(content, format)
  return rows.map((row) => {
    if ('broken' in row) throw new Error(row.broken)
    return Object.fromEntries(row.cells)
  })
}

async function rowsOf(content: string | Buffer, format: object = { type: 'auto' }) {
  const file = await feedFiles.open(saved(content))
  return all(file.rows(feedFormat.parse(format), () => {}))
}

async function all<T>(items: AsyncIterable<T> | Iterable<T>) {
  const found: T[] = []
  for await (const item of items) found.push(item)
  return found
}

let saves = 0

function saved(content: string | Buffer) {
  const path = join(folder, `feed-${(saves += 1)}`)
  writeFileSync(path, content)
  return path
}
