import { expect, test } from 'vitest'
import { carPictures, ownThumbnails, thumbnailsOf } from './car-pictures.ts'

const none = { images: [], thumbnails: [], primaryImageUrl: null }
const shown = (src: string) => (src.startsWith('/') ? src : null)

test.each([
  ['its images', { images: ['/1', '/2'], thumbnails: ['/t'] }, ['/1', '/2']],
  ['its primary one first, once', { images: ['/1', '/2'], primaryImageUrl: '/2' }, ['/2', '/1']],
  ['a primary one that is not among the images', { images: ['/1'], primaryImageUrl: '/p' }, ['/p', '/1']],
  ['its thumbnails, if it has no others', { thumbnails: ['/t', '/u'] }, ['/t', '/u']],
  ['its thumbnails, if no other can be shown', { images: ['javascript:'], thumbnails: ['/t'] }, ['/t']],
  ['nothing', {}, []],
])('CAR-10 a vehicle shows %s', (_what, car, pictures) => {
  expect(carPictures({ ...none, ...car }, shown)).toEqual(pictures)
})

test('CAR-10 a card shows the first few', () => {
  expect(carPictures({ ...none, images: ['x', '/1', '/2', '/3'] }, shown, 2)).toEqual(['/1', '/2'])
})

test.each([
  [['/1', '/2'], ['/1', '/2'], []],
  [
    ['/1', '/2'],
    ['/2', '/1'],
    ['/2', '/1'],
  ],
  [['/1', '/2'], ['/1'], ['/1']],
  [[], ['/1'], ['/1']],
  [['/1'], [], []],
])('CAR-10 of pictures %j with thumbnails %j, %j are stored', (images, thumbnails, stored) => {
  expect(ownThumbnails({ images, thumbnails })).toEqual(stored)
})

test('CAR-10 pictures without thumbnails are their own', () => {
  expect(thumbnailsOf({ images: ['/1'], thumbnails: [] })).toEqual(['/1'])
  expect(thumbnailsOf({ images: ['/1'], thumbnails: ['/1-small'] })).toEqual(['/1-small'])
})
