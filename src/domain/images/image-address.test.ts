import { describe, expect, test } from 'vitest'
import { imageAddress, imageSrcSet, readImageRequest } from './image-address.ts'
import { imageQualities, imageWidths } from './image-size.ts'

const picture = { src: '/demo-media/ute-side-f2f3f2.webp', version: '0123456789abcdef' }

describe('the address of a picture in one size', () => {
  test('API-02 reads back unchanged in every width and quality', () => {
    for (const size of imageWidths) {
      for (const quality of imageQualities) {
        expect(readAddress(imageAddress(picture, { size, quality }))).toEqual({
          ...picture,
          size: { width: size, height: null, fit: 'inside' },
          quality,
        })
      }
    }
  })

  test('API-02 accepts the named sizes', () => {
    const sizes = (['card', 'logo', 'strip'] as const).map(
      (size) => readAddress(imageAddress(picture, { size }))?.size,
    )
    expect(sizes).toEqual([
      { width: 600, height: 400, fit: 'cover' },
      { width: 250, height: 120, fit: 'inside' },
      { width: null, height: 230, fit: 'inside' },
    ])
  })

  test('API-02 keeps an external address unchanged', () => {
    const src = 'https://cdn.example/a%20b.jpg?x=1&y=2,3#z'
    const address = imageAddress({ src, version: null }, { size: 640 })
    expect(readAddress(address)?.src).toBe(src)
    expect(address).not.toMatch(/[\s,]/)
  })

  test('API-02 defaults to quality 75', () => {
    expect(readImageRequest(new URLSearchParams({ src: picture.src, w: '640' }))?.quality).toBe(75)
  })

  test('API-02 lists all widths up to the largest needed', () => {
    const widths = imageSrcSet(picture, { upTo: 480 })
      .split(', ')
      .map((entry) => entry.split(' ')[1])
    expect(widths).toEqual(['160w', '320w', '480w'])
  })
})

test.each([
  'w=0',
  'w=-1',
  'w=NaN',
  'w=1e9',
  'w=%00',
  'w=641',
  'w=0640',
  'w=640.0',
  'w=+640',
  'w=640&w=640',
  'w=640&h=230',
  'w=600&h=401',
  'w=400&h=600',
  'h=231',
  'h=',
  '',
  'w=640&q=0',
  'w=640&q=100',
  'w=640&q=75.0',
  'w=640&q=',
  'w=640&v=',
  'w=640&v=..%2f..%2fetc',
  'w=640&f=avif',
  'w=640&src=/demo-media/other.webp',
])('API-02 OPS-05 %s is refused', (query) => {
  expect(readImageRequest(new URLSearchParams(`src=/demo-media/a.webp&${query}`))).toBeNull()
})

test.each([
  '',
  'a.webp',
  '/demo-media/../../package.json',
  '/demo-media/..%2f..%2fpackage.json',
  '/demo-media/%2e%2e/package.json',
  '/demo-media/..',
  '/demo-media/.env',
  '/demo-media//a.webp',
  '/demo-media/./a.webp',
  '/demo-media\\..\\a.webp',
  '/demo-media/a.webp\0.png',
  '/demo-media/a.webp?x',
  '//evil.example/a.webp',
  '/\\evil.example/a.webp',
  'file:///etc/passwd',
  'http://cdn.example/a.jpg',
  'ftp://cdn.example/a.jpg',
  'data:image/png;base64,AAAA',
  'https://',
  'https://cdn.example/a b.jpg',
  `https://cdn.example/${'a'.repeat(2000)}`,
])('OPS-05 %s is not a picture source', (src) => {
  expect(readImageRequest(new URLSearchParams({ src, w: '640' }))).toBeNull()
})

function readAddress(address: string) {
  return readImageRequest(new URL(address, 'http://site').searchParams)
}
