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
