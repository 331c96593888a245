import { describe, expect, test } from 'vitest'
import { read, rowsOf } from '../../../tests/support/feeds/read-feed.ts'

describe('OPS-02 a quote that is never closed breaks its row, which has taken in others:', () => {
  test.each<[string, string]>([
    ['up to a word in quotes', 'U1,"Great car,20000\nU2,Nice "one",90000\n'],
    ['up to a cell in quotes', 'U1,"Great car,20000\nU2,"Nice, clean",90000\n'],
    ['over several rows', 'U1,"Great car,20000\nU2,Nice,90000\nU2,17" wheels,90000\n'],
    ['after words that are quoted twice', 'U1,"A ""great"" car,20000\nU2,Nice "one",90000\n'],
    ['after another quoted cell', '"U1","Great car,20000\nU2,Nice "one",90000\n'],
  ])('%s', async (_what, lines) => {
    const rows = await rowsOf(`Stock,Comments,Price\n${lines}U3,x,22000\n`)

    expect(rows).toMatchObject([
      { row: 1, line: 2, broken: 'has a quote that is not closed, so it runs on into the next rows' },
      { row: 2, cells: new Map(Object.entries({ stock: 'U3', comments: 'x', price: '22000' })) },
    ])
  })

  test('in the header it refuses the file', async () => {
    await expect(read('Stock,"Comments,Price\nU1,Nice "one",20000\nU2,x,1\n')).rejects.toThrow(
      'The header has a quote that is not closed',
    )
  })
})

describe('OPS-02 quotes and line breaks that belong to a cell are kept:', () => {
  test.each<[string, string, string]>([
    [
      'a description of several lines',
      '"Great car\n\nOne owner, ""as new"""',
      'Great car\n\nOne owner, "as new"',
    ],
    ['one that starts with a quote', '"""Great"" car\nand ""nice"" too"', '"Great" car\nand "nice" too'],
    ['one that is a quotation', '"""Great car\nas new"""', '"Great car\nas new"'],
    ['one that starts with a line break', '"\n""Great"" car"', '\n"Great" car'],
    ['one that looks like rows', '"""Great,20000\nU2,Nice ""one"", red"', '"Great,20000\nU2,Nice "one", red'],
    ['a word in quotes in front', '"Immaculate" one owner', '"Immaculate" one owner'],
    ['inches', '17" wheels', '17" wheels'],
  ])('%s', async (_what, cell, comments) => {
    expect(await read(`Stock,Comments,Price\nU1,${cell},20000\nU2,x,1\n`)).toEqual([
      { stock: 'U1', comments, price: '20000' },
      { stock: 'U2', comments: 'x', price: '1' },
    ])
  })
})
