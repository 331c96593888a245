import { describe, expect, test } from 'vitest'
import { lux, read, vehicle } from '../../../tests/support/feeds/read-feed-row.ts'

const fields = { images: 'Images', primaryImageUrl: 'Main', historyReportUrl: 'Report' }
const [one, two, three] = [1, 2, 3].map((number) => `https://photos.example/${number}.jpg`)

describe('OPS-02 the addresses of photos in one cell', () => {
  test.each([
    ['commas', `${one},${two},${three}`],
    ['commas and spaces', `${one}, ${two}, ${three}`],
    ['commas and line breaks', `${one},\n${two} ,\n${three},`],
    ['commas without anything between them', `${one},,${two}, ,${three},;`],
    ['semicolons', `${one};${two}; ${three}`],
    ['bars', `${one} | ${two}|${three}`],
  ])('are separated by %s', (_what, cell) => {
    expect(vehicle({ ...lux, Images: cell }, fields).images).toEqual([one, two, three])
  })

  test('keep commas of their own', () => {
    const sized = 'https://photos.example/w_800,h_600/1.jpg'
    expect(vehicle({ ...lux, Images: `${sized},${two}` }, fields).images).toEqual([sized, two])
  })

  test('OPS-05 are split in one go', () => {
    const start = performance.now()
    read({ ...lux, Images: ','.repeat(60_000) }, fields)
    read({ ...lux, Images: `${' ,'.repeat(30_000)}x` }, fields)
    expect(performance.now() - start).toBeLessThan(1000)
  })
})

describe('CAR-10 thumbnails', () => {
  const withThumbnails = { ...fields, thumbnails: 'Thumbs' }

  test('that are the photos themselves, in http too, are not stored again', () => {
    const cells = { Images: `${one},${two}`, Thumbs: `http://photos.example/1.jpg; ${two}` }
    expect(vehicle({ ...lux, ...cells }, withThumbnails)).toMatchObject({
      images: [one, two],
      thumbnails: [],
    })
  })

  test('of other addresses are kept', () => {
    const cells = { Images: `${one},${two}`, Thumbs: three ?? '' }
    expect(vehicle({ ...lux, ...cells }, withThumbnails)).toMatchObject({ thumbnails: [three] })
  })
})

describe('OPS-02 a photo whose address starts with http', () => {
  test('is read as https, the only way it can be shown, and noted', () => {
    const row = {
      ...lux,
      Images: 'http://photos.example/1.jpg HTTP://photos.example:80/2.jpg',
      Main: one ?? '',
    }
    expect(read(row, fields)).toMatchObject({
      vehicle: { images: [one, two], primaryImageUrl: one },
      problems: [],
      notes: [{ field: 'images', reason: 'was read as https, because photos are only shown over that' }],
    })
  })

  test('but a link that shoppers open stays as it is', () => {
    expect(read({ ...lux, Report: 'http://reports.example/1' }, fields)).toMatchObject({
      vehicle: { historyReportUrl: 'http://reports.example/1' },
      notes: [],
    })
  })
})
