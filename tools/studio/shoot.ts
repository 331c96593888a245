import { existsSync, mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { paints, pictureAddress, picturedPaints } from '../../demo/vehicle-paint.ts'
import { openStudio } from './studio.ts'
import type { StudioKind } from '../../demo/pictures/studio-kind.ts'
import { studioViews } from '../../demo/pictures/studio-view.ts'

/**
 * Takes the studio pictures that are missing from demo/public/demo-media. Run it by hand after a body, a paint or a view has
 * changed: `node tools/studio/shoot.ts`, with `--again` and the kinds to take again, or with `--again` alone for all.
 */
const folder = join(import.meta.dirname, '../../demo/public/demo-media')
const [again, ...named] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })

const studio = await openStudio()
for (const kind of Object.keys(picturedPaints) as StudioKind[]) {
  const isAgain = again === '--again' && (named.length === 0 || named.includes(kind))
  for (const view of studioViews) {
    const wanted = picturedPaints[kind]
      .map((name) => ({ paint: `#${paints[name]}`, file: fileOf(kind, paints[name], view) }))
      .filter(({ file }) => isAgain || !existsSync(file))
    if (wanted.length === 0) continue
    const pictures = await studio.sitting(
      kind,
      view,
      wanted.map(({ paint }) => paint),
    )
    await Promise.all(pictures.map((picture, index) => save(picture, wanted[index]?.file ?? '')))
  }
}
await studio.close()

function fileOf(kind: StudioKind, paintHex: string, view: (typeof studioViews)[number]) {
  return join(folder, basename(pictureAddress({ kind, paintHex }, view)))
}

function save(picture: Buffer, file: string) {
  return sharp(picture).webp({ quality: 74, alphaQuality: 78, effort: 5 }).toFile(file)
}
