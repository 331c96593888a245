import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Site } from '#sites/site.ts'
import { demoSites, demoStock } from '../demo.ts'
import { paints } from '../vehicle-paint.ts'
import { bodyShapes } from './body-shapes.ts'
import { drawMotorVehicle } from './motor-vehicle.ts'

const publicFolder = join(import.meta.dirname, '../../public')
const media = join(publicFolder, 'demo-media')
const now = new Date('2026-11-20T02:00:00Z')

test('whatever the demo shows stands in the public folder', () => {
  const logos = demoSites().flatMap((document) => Site.parse(document).logo?.url ?? [])
  const shown = demoSites().flatMap(({ slug }) =>
    demoStock(slug, now).flatMap(({ images, historyReportUrl }) =>
      [...images, historyReportUrl ?? []].flat(),
    ),
  )

  expect(new Set(shown).size).toBeGreaterThan(40)
  expect([...new Set([...logos, ...shown])].filter((file) => !existsSync(join(publicFolder, file)))).toEqual(
    [],
  )
})

test('the pictures are few and small', () => {
  const files = readdirSync(media)

  expect(files.length).toBeLessThanOrEqual(60)
  expect(files.filter((file) => statSync(join(media, file)).size > 6 * 1024)).toEqual([])
})

test('the pictures are what the drawing program draws today', () => {
  const drawn = drawMotorVehicle(bodyShapes.suv, `#${paints.Blue}`, true)

  expect(readFileSync(join(media, `suv-side-mirrored-${paints.Blue}.svg`), 'utf8')).toBe(drawn)
})
