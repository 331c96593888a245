import { expect, test } from 'vitest'
import { photoFrames, photosHeight } from './photo-frames.ts'

const place = { x: 40, y: 70, width: 515 }

test.each([1, 2, 3, 4, 5, 9].flatMap((count) => [false, true].map((isBeside) => [count, isBeside] as const)))(
  'CAR-13 %i pictures (small ones beside: %j) stay within their area and do not overlap',
  (count, isBeside) => {
    const layout = { isBeside, largeHeight: 200 }
    const frames = photoFrames(count, place, layout)

    expect(frames).toHaveLength(Math.min(count, 5))
    const bottom = place.y + photosHeight(count, place.width, layout)
    for (const { x, y, width, height } of frames) {
      expect(x).toBeGreaterThanOrEqual(place.x)
      expect(x + width).toBeLessThanOrEqual(place.x + place.width + 0.01)
      expect(y + height).toBeLessThanOrEqual(bottom + 0.01)
    }
    const overlaps = frames.flatMap((one, index) =>
      frames
        .slice(index + 1)
        .filter(
          (other) =>
            one.x < other.x + other.width &&
            other.x < one.x + one.width &&
            one.y < other.y + other.height &&
            other.y < one.y + one.height,
        ),
    )
    expect(overlaps).toEqual([])
  },
)
