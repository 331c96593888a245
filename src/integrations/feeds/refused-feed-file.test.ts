import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { feedFormat } from '#domain/feeds/feed-format.ts'
import { all, read, saved } from '../../../tests/support/feeds/read-feed.ts'
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts'
import { feedFiles } from './feed-file.ts'

describe('OPS-02 a file that was cut off is refused completely:', () => {
  const json = '[{"Stock":"U1","Make":"Kia"},{"Stock":"U2","Make":"Kia"}]'
  const xml = '<s><c><Stock>U1</Stock></c><c><Stock>U2</Stock></c></s>'

  test.each<[string, string, string, object?]>([
    ['in a row of a table', 'Stock,Make\nU1,Kia\nU2', 'its last row (row 2, line 3) has 1 columns'],
    [
      'in a quoted cell',
      'Stock,Make\nU1,"Ki',
      'A quote is opened in row 1, which starts in line 2, and never closed',
    ],
    [
      'in a last line without its line end',
      'Stock,Make\nU1,Kia\nU2,Ki',
      'the file was cut off',
      { type: 'csv', endsLines: true },
    ],
    ['in JSON lines', '{"Stock":"U1"}\n{"Stock":"U2', 'its last line (row 2, line 2) is not valid JSON'],
  ])('%s', async (_where, content, message, format) => {
    await expect(read(content, format)).rejects.toThrow(message)
  })

  test.each(Array.from({ length: json.length - 1 }, (_, length) => length + 1))(
    'JSON after %i characters',
    async (length) => {
      await expect(read(json.slice(0, length), { type: 'json' })).rejects.toThrow(
        /cut off|is not valid JSON|looks like/,
      )
    },
  )

  test.each(Array.from({ length: xml.length - 1 }, (_, length) => length + 1))(
    'XML after %i characters',
    async (length) => {
      await expect(read(xml.slice(0, length), { type: 'xml' })).rejects.toThrow(/cut off|not valid XML/)
    },
  )
})

describe('OPS-02 a file that is not a feed is refused with a clear sentence:', () => {
  test.each<[string, string | Buffer, string, object?]>([
    ['nothing', '', 'The file is empty.'],
    ['blanks', ' \n\n', 'The file is empty.'],
    ['a ZIP file', Buffer.from('504b030414000000', 'hex'), 'The file is a ZIP file or a spreadsheet'],
    ['spaces', Buffer.from('ffd8ffe000104a46', 'hex'), 'The file is a picture'],
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
    ['XML with an unknown entity', '<s><c><a>&lol9;</a></c></s>', 'is not valid XML'],
    ['XML with crossed elements', '<s><c><a></c></a></s>', 'is not valid XML after row 1, in line 1'],
    ['elements without end', '<a>'.repeat(50), 'Elements nest too deeply'],
    ['objects without end', '['.repeat(50), 'Objects nest too deeply'],
    [
      'a missing list',
      '{"cars":[]}',
      'There is no list at “stock.cars”.',
      { type: 'json', records: 'stock.cars' },
    ],
    [
      'two lists of objects',
      '{"vehicles":[{"Stock":"U1"}],"deleted":[{"Stock":"U2"}]}',
      'The file has two lists of objects, “vehicles” and “deleted”. Name the one with the vehicles in the mapping: "format": { "type": "json", "records": "vehicles" }.',
    ],
    [
      'deleted vehicles beside an empty list of vehicles',
      '{"vehicles":[],"deletedVehicles":[{"Stock":"U2"}]}',
      'The file has a list “deletedVehicles”, whose name says that its vehicles are no longer for sale.',
    ],
    ['sold vehicles alone', '{"SOLD":[{"Stock":"U2"}]}', 'The file has a list “SOLD”, whose name says'],
    [
      'no list of objects',
      '{"warnings":["slow"]}',
      'There is no list of objects in the file.',
      { type: 'json' },
    ],
    ['a table of far too many columns', `${'a,'.repeat(300)}b\n`, 'The table has 301 columns'],
    [
      'a quote that swallows the file',
      `Stock,Make\n"U1,Kia\n${'U2,Kia\n'.repeat(200_000)}`,
      'There is a quote that is never closed, or far too much text, in row 1',
    ],
  ])('%s', async (_what, content, message, format) => {
    await expect(read(content, format)).rejects.toThrow(message)
  })

  test('a file that is missing, or is a folder', async () => {
    const folder = temporaryFolder()
    await expect(feedFiles.open(join(folder, 'none.csv'))).rejects.toThrow('There is no file')
    await expect(feedFiles.open(folder)).rejects.toThrow('is not a file')
  })

  test('a file that changes while it is read', async () => {
    const path = saved('Stock,Make\nU1,Kia\n')
    const file = await feedFiles.open(path)
    appendFileSync(path, 'U2,Kia\n')

    await expect(all(file.rows(feedFormat.parse({ type: 'auto' }), () => {}))).rejects.toThrow(
      'The file changed while it was being read.',
    )
  })
})
