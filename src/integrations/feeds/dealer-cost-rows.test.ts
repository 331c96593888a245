import { describe, expect, test } from 'vitest'
import { read } from '../../../tests/support/feeds/read-feed.ts'

describe('DATA-03 the dealer’s cost never gets into a row', () => {
  test.each<[string, string, object?]>([
    ['in a table', 'Stock,ORIGINALCOST,Price,buyfee\nU1,5355.93,6990,110\n'],
    ['in JSON', '[{"Stock":"U1","Price":"6990","costs":{"landed":5355.93},"originalCost":1}]'],
    ['in JSON lines', '{"Stock":"U1","Price":"6990","purchase":{"price":5355.93}}\n'],
    [
      'in XML',
      '<s><c><Stock>U1</Stock><Price>6990</Price><Purchase><Price>5355.93</Price></Purchase></c></s>',
    ],
    ['in XML attributes', '<s><c><Stock>U1</Stock><Price cost="5355.93" dealerNet="1">6990</Price></c></s>'],
  ])('%s', async (_what, content) => {
    expect(await read(content)).toEqual([{ stock: 'U1', price: '6990' }])
  })

  test.each<[string, string]>([
    [
      'an attribute',
      '<s><c><Stock>U1</Stock><price type="Wholesale">5355.93</price><price type="Retail">6990</price></c></s>',
    ],
    [
      'an attribute beside another',
      '<s><c><Stock>U1</Stock><price amount="5355.93" kind="cost"/><price kind="Retail">6990</price></c></s>',
    ],
  ])('if %s marks it in XML', async (_what, content) => {
    expect(await read(content)).toEqual([expect.objectContaining({ stock: 'U1', price: '6990' })])
    expect(JSON.stringify(await read(content))).not.toContain('5355')
  })

  test.each<[string, string]>([
    [
      'XML elements',
      '<s><c><Stock>U1</Stock><prices><price><amount>5355.93</amount><type>Cost</type></price><price><type>Retail</type><amount>6990</amount></price></prices></c></s>',
    ],
    [
      'JSON objects',
      '[{"Stock":"U1","prices":[{"amount":5355.93,"type":"Trade price"},{"type":"Retail","amount":6990}]}]',
    ],
    [
      'JSON lines',
      '{"Stock":"U1","prices":[{"amount":5355.93,"type":"Trade price"},{"type":"Retail","amount":6990}]}\n{"Stock":"U2"}\n',
    ],
    [
      'fields with names',
      '[{"Stock":"U1","fields":[{"name":"Buy fee","value":"5355.93"},{"name":"Price","value":"6990"}]}]',
    ],
  ])('if a label beside it marks it in %s', async (_what, content) => {
    const text = JSON.stringify(await read(content))

    expect(text).not.toContain('5355')
    expect(text).toContain('6990')
  })

  test('and a vehicle of type Wholesale is still read', async () => {
    expect(await read('[{"Stock":"U1","Type":"Wholesale"}]')).toEqual([{ stock: 'U1', type: 'Wholesale' }])
    expect(await read('<s><c kind="trade"><Stock>U1</Stock><Type>Wholesale</Type></c></s>')).toEqual([
      { '@kind': 'trade', stock: 'U1', type: 'Wholesale' },
    ])
  })
})
