import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type BodyKind, drawnPaints, paints, pictureAddress, views } from '../vehicle-paint.ts'
import { bodyShapes } from './body-shapes.ts'
import { drawCaravan } from './caravan.ts'
import { logos } from './logos.ts'
import { HISTORY_REPORT, historyReport } from './history-report.ts'
import { drawMotorVehicle } from './motor-vehicle.ts'

/** Writes every picture the demo shows into public/demo-media. Run by hand after a drawing has changed. */
const folder = join(import.meta.dirname, '../../public/demo-media')
mkdirSync(folder, { recursive: true })

for (const kind of Object.keys(drawnPaints) as BodyKind[]) {
  for (const paint of drawnPaints[kind]) {
    for (const view of views) {
      const picture = drawn(kind, `#${paints[paint]}`, view === 'side-mirrored')
      save(pictureAddress({ kind, paintHex: paints[paint] }, view), picture)
    }
  }
}
for (const [slug, logo] of Object.entries(logos)) save(`logo-${slug}.svg`, logo)
save(HISTORY_REPORT, historyReport())

function drawn(kind: BodyKind, paint: string, mirrored: boolean) {
  return kind === 'caravan'
    ? drawCaravan(paint, mirrored)
    : drawMotorVehicle(bodyShapes[kind], paint, mirrored)
}

function save(address: string, picture: string) {
  writeFileSync(join(folder, basename(address)), picture)
}
