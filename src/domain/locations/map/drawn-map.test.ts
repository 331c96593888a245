import { describe, expect, test } from 'vitest'
import { clipShape } from './clip-shapes.ts'
import { drawnMap } from './drawn-map.ts'
import { project, viewOf, zoomOf } from './map-view.ts'
import { placeLabels } from './place-labels.ts'

const brisbane = { latitude: -27.468, longitude: 153.028 }
const perth = { latitude: -31.952, longitude: 115.861 }
const size = { width: 640, height: 440 }

describe('LOC-08 the view of a map', () => {
  test('of one place has zoom 10 and the place in its middle', () => {
    const view = viewOf([brisbane], size)

    expect(zoomOf(view)).toBe(10)
    expect(project(view, brisbane).x).toBeCloseTo(320, 6)
    expect(project(view, brisbane).y).toBeCloseTo(220, 6)
  })

  test('of places side by side is no closer', () => {
    expect(zoomOf(viewOf([brisbane, { ...brisbane, longitude: 153.03 }], size))).toBe(10)
  })

  test('of places far apart has them all, away from the edges', () => {
    const view = viewOf([brisbane, perth], size)

    for (const { x, y } of [brisbane, perth].map((point) => project(view, point))) {
      expect(x).toBeGreaterThan(60)
      expect(x).toBeLessThan(580)
      expect(y).toBeGreaterThan(40)
      expect(y).toBeLessThan(400)
    }
  })

  test('shows a kilometre as wide as map services do', () => {
    const view = viewOf([{ latitude: 0, longitude: 0 }], size)
    const east = project(view, { latitude: 0, longitude: 0.1 })

    // A degree is 256 * 2^10 / 360 units of a tile service at zoom 10.
    expect(east.x - 320).toBeCloseTo((256 * 1024) / 3600, 6)
  })
})

test('LOC-08 land is cut at the edges of the map', () => {
  const box = { left: 0, top: 0, right: 10, bottom: 10 }
  const square = (at: number) => [
    { x: at, y: at },
    { x: at + 10, y: at },
    { x: at + 10, y: at + 10 },
    { x: at, y: at + 10 },
  ]

  expect(clipShape(square(5), box)).toEqual(
    expect.arrayContaining([
      { x: 5, y: 5 },
      { x: 10, y: 5 },
      { x: 10, y: 10 },
      { x: 5, y: 10 },
    ]),
  )
  expect(clipShape(square(20), box)).toEqual([])
  expect(
    clipShape(
      square(-5).map(({ x, y }) => ({ x: x * 9, y: y * 9 })),
      box,
    ),
  ).toHaveLength(4)
})

test('LOC-08 names touch neither each other nor a pin', () => {
  const room = { ...size, taken: [{ x: 300, y: 200 }] }
  const places = [
    { name: 'Capital', x: 100, y: 100 },
    { name: 'Beside it', x: 104, y: 102 },
    { name: 'Under the pin', x: 302, y: 190 },
    { name: 'At the edge', x: 620, y: 300 },
  ]

  expect(placeLabels(places, room).map(({ name, side }) => [name, side])).toEqual([
    ['Capital', 'right'],
    ['At the edge', 'left'],
  ])
})

test('LOC-08 a map has the land, the towns and a pin for each place', () => {
  const atlas = {
    land: [
      [
        [110, -10],
        [155, -10],
        [155, -45],
        [110, -45],
      ] as [number, number][],
    ],
    borders: [
      [
        [129, -14],
        [129, -32],
      ] as [number, number][],
    ],
    towns: [{ name: 'Alice Springs', state: 'nt', latitude: -23.7, longitude: 133.88 }],
  }
  const country = drawnMap([brisbane, perth], atlas)

  expect(country?.land).toMatch(/^M[\d. L-]+Z$/)
  expect(country?.borders).toMatch(/^M/)
  expect(country?.labels.map(({ name }) => name)).toEqual(['Alice Springs'])
  expect(country?.pins).toHaveLength(2)
  expect(country?.scale).toEqual({ label: '1000 km', width: expect.any(Number) })
  // The borders are too rough for a map of one town.
  expect(drawnMap([brisbane], atlas)).toMatchObject({ borders: '', labels: [], scale: { label: '20 km' } })
  expect(drawnMap([], atlas)).toBeNull()
})
