/**
 * Measures how long it takes to draw a brochure in a warm process, with a vehicle’s pictures and without, and to serve a
 * cached one.
 *
 *     npm run bench:brochure [-- --rounds 40]
 */
import { noContent } from '../../tests/support/samples/no-content.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Car } from '#domain/cars/car.ts'
import { Site } from '#sites/site.ts'
import { templates } from '#sites/templates/templates.ts'
import { sampleCar } from '../../tests/support/samples/sample-car.ts'
import { siteDocument } from '../../tests/support/samples/sample-site.ts'
import { realDocuments } from '../../tests/support/samples/real-documents.ts'
import { numberOptions } from '../number-options.ts'

const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '40' } } })
const { rounds } = numberOptions(options, ['rounds'])
const ADDRESS = 'https://www.harbour.example/cars/2021-toyota-hilux'
const photos = ['front-left', 'side', 'rear-left', 'front', 'rear'].map(
  (side) => `/demo-media/ute-${side}-f2f3f2.webp`,
)
const features = Array.from({ length: 40 }, (_, index) => `Feature number ${index + 1} of this vehicle`)

const folder = mkdtempSync(join(tmpdir(), 'forecourt-brochures-'))
const { documents, picture } = realDocuments(folder)
try {
  const kept = await times(rounds, photos, () => 'the same')
  console.log(`${rounds} brochures each, with every template in turn. Their pictures are converted already.`)
  console.table({
    'with five pictures': figures(await times(rounds, photos, String), 'median below 300'),
    'yardstick: without pictures': figures(await times(rounds, [], String), ''),
    'yardstick: from the cache': figures(kept.slice(templates.length), ''),
  })
} finally {
  rmSync(folder, { recursive: true, maxRetries: 5 })
}

/** Each has another comment, so that none is cached. The first of each template warms it up. */
async function times(rounds: number, images: string[], commentOf: (round: number) => string) {
  const measured: number[] = []
  for (let round = -templates.length; round < rounds; round += 1) {
    const template = templates.at(round % templates.length) ?? 'metropolitan'
    const car: Car = {
      ...sampleCar({ images, features, dealerComments: `Driven by a nurse. ${commentOf(round)}` }),
      id: '1',
      stockNumber: 'U1',
      views: 0,
      updatedAt: new Date(0),
    }
    const site = Site.parse(siteDocument({ slug: 'harbour', template }))
    const stock = { siteId: 'harbour', revision: 1, cars: { ownsImage: () => Promise.resolve(true) } }
    const started = performance.now()
    const drawing = documents.brochure(
      car,
      { ...noContent, ...stock, site, picture, now: () => new Date(0) },
      ADDRESS,
    )
    if ((await drawing.draw()) === 'busy') throw new Error('There was nothing to draw.')
    if (round >= 0) measured.push(performance.now() - started)
  }
  return measured
}

function figures(measured: readonly number[], target: string) {
  const sorted = measured.toSorted((one, other) => one - other)
  const at = (share: number) =>
    Number((sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0).toFixed(1))
  return { times: sorted.length, 'median ms': at(0.5), 'p95 ms': at(0.95), 'longest ms': at(1), target }
}
