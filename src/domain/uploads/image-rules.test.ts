import { describe, expect, test } from 'vitest'
import { fileRefusal, imageRefusals, refusalsIn } from './image-rules.ts'

const starts = {
  jpeg: '\xff\xd8\xff\xe0',
  png: '\x89PNG\r\n\x1a\n',
  gif: 'GIF89a',
  heic: '\0\0\0\x18ftypheic',
  webp: 'RIFF\0\0\0\0WEBP',
  svg: '<svg xmlns="http://www.w3.org/2000/svg">',
  pdf: '%PDF-1.7',
  html: '<!doctype html>',
  empty: '',
}
const startOf = (kind: keyof typeof starts) => Buffer.from(starts[kind], 'latin1')

describe('TRD-04 what a file is, is decided by its content', () => {
  test.each(['jpeg', 'png', 'gif', 'heic'] as const)('%s can be uploaded', (kind) => {
    expect(fileRefusal(1000, startOf(kind))).toBeNull()
  })

  test.each(['webp', 'svg', 'pdf', 'html', 'empty'] as const)('%s can’t', (kind) => {
    expect(fileRefusal(1000, startOf(kind))).toBe('not-an-image')
  })
})

test('TRD-04 an image is under 10,000,000 bytes', () => {
  expect(fileRefusal(9_999_999, startOf('jpeg'))).toBeNull()
  expect(fileRefusal(10_000_000, startOf('jpeg'))).toBe('too-large')
  expect(imageRefusals['too-large']).toBe('Please upload an image file under 10MB')
  expect(imageRefusals['too-many']).toBe('You can only upload 10 images')
})

test('TRD-04 only known refusals are read from an address', () => {
  expect(refusalsIn('too-many.too-large.<script>')).toEqual(['too-large', 'too-many'])
  expect(refusalsIn('toString')).toEqual([])
  expect(refusalsIn(null)).toEqual([])
})
