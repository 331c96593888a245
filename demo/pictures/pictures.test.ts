import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { Site } from '#sites/site.ts'
import { demoSites, demoStock } from '../demo.ts'
import { paints, pictureAddresses, picturedPaints, vehiclePaint } from '../vehicle-paint.ts'
import { bodyShapes } from './body-shapes.ts'
import { drawMotorVehicle } from './motor-vehicle.ts'
import { banners, posters } from './posters.ts'
import type { StudioKind } from './studio-kind.ts'

const publicFolder = join(import.meta.dirname, '../public')
const media = join(publicFolder, 'demo-media')
const now = new Date('2026-11-20T02:00:00Z')
const cars = demoSites().flatMap(({ slug }) => demoStock(slug, now))
const pictured = cars.filter(({ images }) => images.length > 0)

test('every file that the demo shows is in its public folder', () => {
  const sites = demoSites().map((document) => Site.parse(document))
  const logos = sites.flatMap(({ logo }) => logo?.url ?? [])
  const advertised = sites.flatMap(({ promotions }) => promotions.marketingCards.map(({ image }) => image))
  const shown = cars.flatMap(({ images, historyReportUrl }) => [...images, historyReportUrl ?? []].flat())

  expect(new Set(shown).size).toBeGreaterThan(250)
  expect(advertised.length).toBeGreaterThan(5)
  expect(
    [...new Set([...logos, ...advertised, ...shown])].filter((file) => !existsSync(join(publicFolder, file))),
  ).toEqual([])
})

describe('the pictures of a demo vehicle', () => {
  test('show it from six sides or more, each once', () => {
    const short = pictured.filter(
      ({ images }) => new Set(images).size < 6 || new Set(images).size < images.length,
    )

    expect(short.map(({ name }) => name)).toEqual([])
  })

  test('match its own body and paint', () => {
    const strange = pictured.filter(({ simpleBody, doors, colour, images }) => {
      // A vehicle whose colour or doors the dealer left out still has them.
      if (simpleBody === null || !isPaint(colour) || (simpleBody === 'Ute' && doors === null)) return false
      const paint = vehiclePaint({ simpleBody, doors, colour })
      return !paint || images.some((image) => !pictureAddresses(paint, 'left').includes(image))
    })

    expect(strange.map(({ name }) => name)).toEqual([])
    expect(new Set(pictured.map(({ images }) => images[0]?.split('-').at(-1))).size).toBe(
      Object.keys(paints).length,
    )
  })

  test('show a single cab where a ute has two doors, and a double cab where it has four', () => {
    const shown = (doors: number) =>
      pictured
        .filter((car) => car.simpleBody === 'Ute' && car.doors === doors)
        .map(({ images }) => images[0]?.split('/').at(-1)?.split('-front-')[0])

    expect(new Set(shown(2))).toEqual(new Set(['single-cab-ute']))
    expect(new Set(shown(4))).toEqual(new Set(['ute']))
  })

  test('start with a front three-quarter view, from either side', () => {
    const leads = pictured.map(({ primaryImageUrl }) => primaryImageUrl ?? '')

    expect(leads.filter((lead) => !/-front-(left|right)-/.test(lead))).toEqual([])
    expect(leads.filter((lead) => lead.includes('-front-right-')).length).toBeGreaterThan(leads.length / 5)
    expect(leads.filter((lead) => lead.includes('-front-left-')).length).toBeGreaterThan(leads.length / 5)
  })

  test('are missing for few vehicles', () => {
    expect(pictured.length).toBeGreaterThan(cars.length * 0.9)
  })
})

describe('the picture files', () => {
  const files = readdirSync(media)

  test('are 12 MB at most, and none is large', () => {
    const sizes = files.map((file) => statSync(join(media, file)).size)

    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(12 * 1024 * 1024)
    expect(Math.max(...sizes)).toBeLessThan(60 * 1024)
  })

  test('are all used', () => {
    const taken = Object.entries(picturedPaints).flatMap(([kind, names]) =>
      names.flatMap((name) => pictureAddresses({ kind: kind as StudioKind, paintHex: paints[name] }, 'left')),
    )
    const used = new Set(taken.map((address) => address.replace('/demo-media/', '')))

    expect(files.filter((file) => file.endsWith('.webp') && !used.has(file))).toEqual([])
    expect([...used].filter((file) => !files.includes(file))).toEqual([])
  })

  test('are cut out, so that each template can put its own backdrop behind them', async () => {
    const { channels, width, height } = await sharp(
      join(media, `suv-front-left-${paints.White}.webp`),
    ).metadata()
    const corner = await sharp(join(media, `suv-front-left-${paints.White}.webp`))
      .extract({ left: 0, top: 0, width: 8, height: 8 })
      .raw()
      .toBuffer()

    expect({ channels, width, height }).toEqual({ channels: 4, width: 960, height: 640 })
    expect(corner.filter((_, index) => index % 4 === 3).every((alpha) => alpha === 0)).toBe(true)
  })

  test('include a drawn side view of every kind of body', () => {
    const kinds = [...Object.keys(bodyShapes), 'caravan']
    expect(files.filter((file) => file.endsWith('-side.svg')).sort()).toEqual(
      kinds.map((kind) => `${kind}-side.svg`).sort(),
    )
  })

  test('are up to date with the drawing program', () => {
    const drawn = drawMotorVehicle(bodyShapes.suv, `#${paints.Silver}`)
    expect(readFileSync(join(media, 'suv-side.svg'), 'utf8')).toBe(drawn)
    for (const [name, poster] of Object.entries(posters)) {
      expect(readFileSync(join(media, `poster-${name}.svg`), 'utf8')).toBe(poster)
    }
    for (const [name, banner] of Object.entries(banners)) {
      expect(readFileSync(join(media, `banner-${name}.svg`), 'utf8')).toBe(banner)
    }
  })
})

function isPaint(colour: string | null): colour is keyof typeof paints {
  return colour !== null && Object.hasOwn(paints, colour)
}
