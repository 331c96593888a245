import { expect, test } from 'vitest'
import { readPostalFile } from './read-postal-file.ts'

test('SRCH-18 a file that isn’t a table of postcodes is refused, with the line that stops it', () => {
  const text = 'postcode,place\n4000,Brisbane City"\nforecourt create-site --name "Harbour Motors"\n'
  expect(readPostalFile(text)).toEqual({
    outcome: 'refused',
    reason: 'The file can’t be read as CSV: line 2 has a quote in the wrong place.',
  })
})

test('SRCH-18 a file with a quote that is never closed is refused, without a line where it isn’t', () => {
  expect(readPostalFile('postcode,place\n4000,"Brisbane City\n4001,Spring Hill\n')).toEqual({
    outcome: 'refused',
    reason: 'The file can’t be read as CSV: a quote is never closed.',
  })
})

test('SRCH-18 a line without a postcode is skipped, and a postcode that a spreadsheet shortened is read', () => {
  const lines = [',Nowhere,NSW,-33.8,151.2', '800,Darwin,NT,-12.4,130.8', '2000,Sydney,NSW,-33.8,151.2']
  expect(readPostalFile(`postcode,place,state,lat,long\n${lines.join('\n')}\n`)).toMatchObject({
    outcome: 'read',
    rows: [{ postcode: '0800' }, { postcode: '2000' }],
    skipped: 1,
  })
})
