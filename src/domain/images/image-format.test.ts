import { expect, test } from 'vitest'
import { acceptedFormats } from './image-format.ts'

test.each([
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', ['avif', 'webp', 'plain']],
  ['image/webp,*/*', ['webp', 'plain']],
  ['image/webp;q=0.9, image/avif;q=0.1', ['avif', 'webp', 'plain']],
  ['IMAGE/AVIF', ['avif', 'plain']],
  ['image/avif;q=0, image/webp;q=0.000', ['plain']],
  ['*/*', ['plain']],
  ['image/*', ['plain']],
  ['image/avifs, text/image/webp', ['plain']],
  [undefined, ['plain']],
])('API-02 a browser that accepts %s gets one of %j', (accept, formats) => {
  expect(acceptedFormats(accept)).toEqual(formats)
})

test('OPS-05 a long row of spaces in the header is read once', () => {
  const start = performance.now()
  expect(acceptedFormats(`image/webp${' '.repeat(100_000)}x`)).toEqual(['plain'])
  expect(performance.now() - start).toBeLessThan(1000)
})
