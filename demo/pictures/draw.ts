import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { paints } from '../vehicle-paint.ts'
import { bodyShapes, type MotorBody } from './body-shapes.ts'
import { drawCaravan } from './caravan.ts'
import { HISTORY_REPORT, historyReport } from './history-report.ts'
import { icons, logos } from './logos.ts'
import { drawMotorVehicle } from './motor-vehicle.ts'
import { banners, posters } from './posters.ts'

/**
 * Writes the drawn pictures into demo/public/demo-media: a side view of each kind of body for vehicles without photos, the
 * dealers’ logos, their advertisements and a history report. Run it by hand after a drawing has changed.
 */
const folder = join(import.meta.dirname, '../public/demo-media')
mkdirSync(folder, { recursive: true })

const neutral = `#${paints.Silver}`
for (const kind of Object.keys(bodyShapes) as MotorBody[]) {
  save(`${kind}-side.svg`, drawMotorVehicle(bodyShapes[kind], neutral))
}
save('caravan-side.svg', drawCaravan(neutral))
for (const [slug, logo] of Object.entries(logos)) save(`logo-${slug}.svg`, logo)
for (const [slug, icon] of Object.entries(icons)) save(`icon-${slug}.svg`, icon)
for (const [name, drawing] of Object.entries(posters)) save(`poster-${name}.svg`, drawing)
for (const [name, drawing] of Object.entries(banners)) save(`banner-${name}.svg`, drawing)
save(HISTORY_REPORT, historyReport())

function save(address: string, picture: string) {
  writeFileSync(join(folder, basename(address)), picture)
}
