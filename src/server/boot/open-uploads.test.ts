import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { receiveFiles, receiveLimits } from '../uploads/receive-files.ts'
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts'
import { openUploads } from './open-uploads.ts'

const HOUR_MS = 60 * 60 * 1000

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

test('TRD-04 photos that a killed process left are removed at the start and every hour, until the server stops', () => {
  const { dataDir, folder } = dataFolder()
  leave(folder, 'before', 2)
  const uploads = openUploads({ dataDir }, silent)
  leave(folder, 'old', 2)
  leave(folder, 'arriving', 0)
  expect(readdirSync(folder).toSorted()).toEqual(['arriving', 'old'])

  vi.advanceTimersByTime(HOUR_MS)
  expect(readdirSync(folder)).toEqual(['arriving'])

  uploads.stop()
  leave(folder, 'old', 2)
  vi.advanceTimersByTime(HOUR_MS)
  expect(readdirSync(folder)).toHaveLength(2)
})

test('TRD-04 a folder that can’t be read is logged, and ends nothing', () => {
  const { dataDir, folder } = dataFolder()
  const warnings: string[] = []
  const uploads = openUploads({ dataDir }, { ...silent, warn: (_, message) => void warnings.push(message) })
  onTestFinished(uploads.stop)
  rmSync(folder, { recursive: true })
  vi.advanceTimersByTime(HOUR_MS)
  expect(warnings).toEqual(['Failed to remove photos that a killed process left'])
})

test('TRD-04 a photo of a form that takes hours to arrive is not taken for a leftover', async () => {
  const { folder } = dataFolder()
  const form = twoPhotos()
  const limits = { ...receiveLimits, withinMs: 10 * HOUR_MS }
  const received = receiveFiles(form.request, { folder, limits }, (all) => Promise.resolve(all.files.length))
  await vi.waitFor(() => expect(readdirSync(folder)).toHaveLength(1))
  const [first = ''] = readdirSync(folder).map((name) => join(folder, name))
  utimesSync(first, hoursAgo(2), hoursAgo(2))

  vi.advanceTimersByTime(HOUR_MS / 2)
  await vi.waitFor(() => expect(statSync(first).mtime > hoursAgo(1)).toBe(true))
  form.end()
  expect(await received).toBe(2)
  expect(existsSync(first)).toBe(false)
})

const silent = { info() {}, warn() {}, error() {} }

function dataFolder() {
  const dataDir = temporaryFolder()
  const folder = join(dataDir, 'incoming-images')
  mkdirSync(folder)
  return { dataDir, folder }
}

function leave(folder: string, name: string, hours: number) {
  writeFileSync(join(folder, name), 'a photo')
  utimesSync(join(folder, name), hoursAgo(hours), hoursAgo(hours))
}

function hoursAgo(hours: number) {
  return new Date(Date.now() - hours * HOUR_MS)
}

/** A form whose second photo comes when the test says so. */
function twoPhotos() {
  const part = '--line\r\ncontent-disposition: form-data; name="file"; filename="a.gif"\r\n\r\nGIF89a\r\n'
  const arriving = Promise.withResolvers<void>()
  const encoder = new TextEncoder()
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(encoder.encode(part))
      await arriving.promise
      controller.enqueue(encoder.encode(`${part}--line--\r\n`))
      controller.close()
    },
  })
  const headers = new Headers({ 'content-type': 'multipart/form-data; boundary=line' })
  return { request: { body, headers }, end: arriving.resolve }
}
