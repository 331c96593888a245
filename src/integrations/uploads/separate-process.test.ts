import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { jpeg } from '../../../tests/support/uploads/image-files.ts'
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts'
import { imageProcess } from './separate-process.ts'

const program = join(import.meta.dirname, 'image-program.ts')

function opened(options: Partial<Parameters<typeof imageProcess>[0]> = {}) {
  const folder = temporaryFolder()
  const images = imageProcess({ program, ...options })
  onTestFinished(images.stop)
  const prepare = (bytes: Buffer | string) => {
    const path = join(folder, 'image')
    writeFileSync(path, bytes)
    return images.prepareImage(path)
  }
  return { folder, prepare }
}

test('TRD-04 images are read by a process of their own, which leaves nothing behind', async () => {
  const { folder, prepare } = opened()

  const good = await prepare(await jpeg())
  const bad = await prepare('\x89PNG\r\n\x1a\n')

  expect(good).toMatchObject({ outcome: 'prepared', kind: 'jpeg' })
  expect(bad).toEqual({ outcome: 'unreadable' })
  expect(readdirSync(folder)).toEqual(['image'])
})

test('TRD-04 an image that takes too long is unreadable, and the next one is read', async () => {
  const { folder, prepare } = opened()
  const hangs = join(folder, 'hangs.mjs')
  writeFileSync(hangs, "process.on('message', () => {})")
  const slow = opened({ program: hangs, patienceMs: 100 })

  expect(await slow.prepare(await jpeg())).toEqual({ outcome: 'unreadable' })
  expect(await prepare(await jpeg())).toMatchObject({ outcome: 'prepared' })
})

test('TRD-04 a HEIC photo that can’t be decoded here is stored as it is', async () => {
  const folder = temporaryFolder()
  const dies = join(folder, 'dies.mjs')
  writeFileSync(dies, "process.on('message', () => process.exit(1))")
  const { prepare } = opened({ program: dies })
  const photo = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')

  expect(await prepare(photo)).toEqual({ outcome: 'prepared', kind: 'heic', bytes: photo })
})
