import { describe, expect, test } from 'vitest'
import { read, rowsOf } from '../../../tests/support/feeds/read-feed.ts'

const latin1 = (text: string) => Buffer.from(text, 'latin1')

describe('DATA-05 mixed encodings within a file', () => {
  test('are read row by row, and rows with guesses are marked', async () => {
    const file = Buffer.concat([
      Buffer.from('Stock,Make,Comment\nU1,Škoda,Größe\n'),
      latin1('U2,Citroën,\x93Très\x94 chic\n'),
      Buffer.from('U3,Citroën,€5\n'),
    ])
    const rows = await rowsOf(file)

    expect(rows.map((row) => ('cells' in row ? Object.fromEntries(row.cells) : row))).toEqual([
      { stock: 'U1', make: 'Škoda', comment: 'Größe' },
      { stock: 'U2', make: 'Citroën', comment: '“Très” chic' },
      { stock: 'U3', make: 'Citroën', comment: '€5' },
    ])
    expect(rows.map((row) => ('guessed' in row ? [...(row.guessed ?? [])] : []))).toEqual([
      [],
      ['make', 'comment'],
      [],
    ])
  })

  test.each<[string, (odd: Buffer) => Buffer]>([
    ['JSON', (odd) => Buffer.concat([Buffer.from('[{"Make":"Škoda"},{"Make":"'), odd, Buffer.from('"}]')])],
    [
      'XML',
      (odd) =>
        Buffer.concat([
          Buffer.from('<s><c><Make>Škoda</Make></c><c><Make>'),
          odd,
          Buffer.from('</Make></c></s>'),
        ]),
    ],
    [
      'JSON lines',
      (odd) => Buffer.concat([Buffer.from('{"Make":"Škoda"}\n{"Make":"'), odd, Buffer.from('"}\n')]),
    ],
  ])('are read in %s, and within one cell', async (_what, file) => {
    const rows = await read(file(Buffer.concat([latin1('Citroën '), Buffer.from('Citroën')])))
    expect(rows).toEqual([{ make: 'Škoda' }, { make: 'Citroën Citroën' }])
  })

  test('are not a guess if the whole file is Windows-1252', async () => {
    const [row] = await rowsOf(latin1('Stock,Make\nU1,Citroën\n'))
    expect(row).not.toHaveProperty('guessed')
    expect(row).toMatchObject({
      cells: new Map([
        ['stock', 'U1'],
        ['make', 'Citroën'],
      ]),
    })
  })

  test('stay UTF-8 however few its characters are, and Windows-1252 where two only look like one', async () => {
    const odd = Array.from({ length: 30 }, (_, n) => latin1(`U${n},Citroën\n`))
    const [first] = await read(Buffer.concat([Buffer.from('Stock,Make\nU,Škoda\n'), ...odd]))
    const [accident] = await read(Buffer.concat([latin1('Stock,Make\nU,COUP\xc9\x94\n'), ...odd]))

    expect(first).toEqual({ stock: 'U', make: 'Škoda' })
    expect(accident).toEqual({ stock: 'U', make: 'COUPÉ”' })
  })

  test('a file that ends in the middle of a character was cut off', async () => {
    const whole = Buffer.from('Stock,Make\nU1,Škoda\nU2,Citroë')
    await expect(read(whole.subarray(0, -1))).rejects.toThrow('cut off in the middle of a character')
  })
})

describe('DATA-05 mixed line ends within a file are read:', () => {
  const expected = [
    { stock: 'U1', note: 'one\ntwo' },
    { stock: 'U2', note: 'x' },
    { stock: 'U3', note: 'y' },
  ]

  test.each([
    ['a CRLF header with LF rows', 'Stock,Note\r\nU1,"one\ntwo"\nU2,x\nU3,y\n'],
    ['an LF header with CRLF rows', 'Stock,Note\nU1,"one\r\ntwo"\r\nU2,x\r\nU3,y\r\n'],
    ['lone CRs', 'Stock,Note\rU1,"one\rtwo"\rU2,x\rU3,y\r'],
    ['all of them', 'Stock,Note\rU1,"one\r\ntwo"\nU2,x\r\nU3,y'],
    ['empty lines', 'Stock,Note\r\n\r\nU1,"one\ntwo"\n\n\rU2,x\r\r\nU3,y\n,\n , \n'],
    ['an end-of-file character of old systems', 'Stock,Note\r\nU1,"one\ntwo"\r\nU2,x\r\nU3,y\r\n\u001A'],
    [
      'JSON lines',
      '{"Stock":"U1","Note":"one\\ntwo"}\r{"Stock":"U2","Note":"x"}\r\n{"Stock":"U3","Note":"y"}\n',
    ],
  ])('%s', async (_what, content) => {
    expect(await read(content)).toEqual(expected)
    expect(await read(Buffer.from(`\uFEFF${content}`, 'utf16le'))).toEqual(expected)
    expect(await read(Buffer.from(content, 'utf16le'))).toEqual(expected)
  })

  test('even after a line that names the separator', async () => {
    const rows = await rowsOf('sep=;\r\nStock;Make\r\nU1;Kia, new\r\n')
    expect(rows).toEqual([
      {
        row: 1,
        line: 3,
        cells: new Map([
          ['stock', 'U1'],
          ['make', 'Kia, new'],
        ]),
      },
    ])
  })

  test('a line end that is split between chunks of the file is one', async () => {
    const cell = 'x'.repeat(60_000)
    const content = `Stock,Note\r\n${Array.from({ length: 20 }, (_, n) => `U${n},${cell.slice(n)}\r\n`).join('')}`
    const rows = await rowsOf(content)

    expect(rows.map(({ line }) => line)).toEqual(Array.from({ length: 20 }, (_, n) => n + 2))
  })
})

describe('DATA-05 a file that is not a feed is named for what it is:', () => {
  test.each([
    [
      '<!DOCTYPE html>\n<html><head><title>Sign in | DMS</title></head></html>',
      'a web page called “Sign in | DMS”',
    ],
    ['<html><body>502 Bad Gateway</body></html>', 'a web page, not a feed'],
    [
      '\uFEFF<?xml version="1.0"?><!-- x --><!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0"><html/>',
      'a web page',
    ],
    ['<div class="login">Please sign in</div>', 'a web page'],
    ['<br />\n<b>Fatal error</b>: out of memory', 'a web page'],
    ['<script>location = "/login"</script>', 'a web page'],
    ['  <HTML LANG="en"><TITLE>\n 404\n</TITLE>', 'a web page called “404”'],
  ])('%s', async (content, what) => {
    await expect(read(content)).rejects.toThrow(`The file is ${what}`)
    await expect(read(content, { type: 'csv' })).rejects.toThrow(`The file is ${what}`)
    await expect(read(Buffer.from(`\uFEFF${content}`, 'utf16le'))).rejects.toThrow(`The file is ${what}`)
  })

  test('text in UTF-32', async () => {
    const bytes = Buffer.from([0xff, 0xfe, 0, 0, 0x41, 0, 0, 0])
    await expect(read(bytes)).rejects.toThrow('text in UTF-32')
  })
})
