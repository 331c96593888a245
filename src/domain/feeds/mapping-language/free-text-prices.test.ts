import { describe, expect, test } from 'vitest'
import { FeedMapping, type FeedMappingDocument } from '../feed-mapping.ts'

const fields = { stockNumber: 'Stock', make: 'Make', model: 'Model', carType: { constant: 'used' } }
const firstFigure = '^\\D+(\\d+)'

describe('DATA-03 a price is not read from free text, which may include a dealer cost,', () => {
  test.each<[string, object, object, string]>([
    ['by a pattern', { price: { from: { column: 'Description', pattern: firstFigure } } }, {}, 'price'],
    ['as a whole', { offerPrice: 'Vehicle notes' }, {}, 'offerPrice'],
    ['after another column', { price: { from: ['Price', 'REMARKS'] } }, {}, 'price'],
    ['by its path', { beforePrice: 'vehicle.comments.text' }, {}, 'beforePrice'],
    [
      'in a template',
      { price: { template: '{Internal note}', replace: [{ pattern: '\\D', with: '' }] } },
      {},
      'price',
    ],
    ['that the mapping shows as comments', { price: 'Col7', dealerComments: 'col 7' }, {}, 'price'],
    ['that the mapping takes equipment from', { price: 'Col7', features: { from: 'Col7' } }, {}, 'price'],
    [
      'by way of a split',
      { price: 'figure' },
      { splits: [{ column: 'Description', pattern: '^\\D+(?<figure>\\d+)' }] },
      'price',
    ],
    [
      'by way of two splits',
      { price: 'figure' },
      {
        splits: [
          { column: 'Description', pattern: '^(?<part>.{40})' },
          { column: 'part', pattern: '(?<figure>\\d+)' },
        ],
      },
      'price',
    ],
    [
      'as a figure of a lender',
      { financeLenders: { acme: { deposit: { from: { column: 'Notes', pattern: firstFigure } } } } },
      {},
      'financeLenders.acme.deposit',
    ],
  ])('%s', (_how, more, rest, path) => {
    const { error } = parsed(more, rest)

    expect(error?.issues).toMatchObject([
      { path: ['fields', ...path.split('.')], message: expect.stringContaining('free text') },
    ])
  })

  test('but it is read from price columns, also with a pattern or a split', () => {
    const splits = [{ column: 'Prices', pattern: '^(?<asking>\\S+) / (?<was>\\S+)$' }]
    const more = {
      price: { from: ['asking', { column: 'Price text', pattern: '([\\d,]+)' }] },
      beforePrice: 'was',
      dealerComments: 'Description',
      odometer: { from: { column: 'Description', pattern: '([\\d,]+) km' } },
    }

    expect(parsed(more, { splits }).error).toBeUndefined()
  })
})

function parsed(more: object, rest: object) {
  const document = { feed: 'harbour', format: { type: 'auto' }, fields: { ...fields, ...more }, ...rest }
  return FeedMapping.safeParse(document as FeedMappingDocument)
}
