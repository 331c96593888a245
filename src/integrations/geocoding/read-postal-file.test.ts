import { expect, test } from 'vitest'
import { readPostalFile } from './read-postal-file.ts'

test('a file that is no table of postcodes is refused with the line that stops it', () => {
  const text = 'postcode,place\n4000,Brisbane City"\nforecourt create-site --name "Harbour Motors"\n'
  expect(readPostalFile(text)).toEqual({
    outcome: 'refused',
    reason: 'The file can’t be read as CSV: line 2 has a quote in the wrong place.',
  })
})

test('a file with a quote that is never closed is refused', () => {
  expect(readPostalFile('postcode,place\n4000,"Brisbane City\n')).toMatchObject({ outcome: 'refused' })
})
