import fs, { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { receiveFiles, receiveLimits } from './receive-files.ts'

test('TRD-04 nothing stays of a form that breaks off, even if the disk is slow to open its file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-broken-off-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const open = fs.open as (...args: unknown[]) => void
  const opening: (() => void)[] = []
  const slow = vi.spyOn(fs, 'open').mockImplementation((...args: unknown[]) => {
    opening.push(() => open(...args))
    setImmediate(() => setImmediate(() => opening.pop()?.()))
  })
  onTestFinished(() => slow.mockRestore())

  const result = await receiveFiles(brokenOff(), { folder, limits: receiveLimits }, () =>
    Promise.resolve(null),
  )
  while (opening.length > 0) await new Promise(setImmediate)

  expect(result).toEqual({ failed: 'malformed' })
  expect(slow).toHaveBeenCalledOnce()
  expect(readdirSync(folder)).toEqual([])
})

/** A form that ends in the middle of its file. */
function brokenOff() {
  const body = '--line\r\ncontent-disposition: form-data; name="file"; filename="car.jpg"\r\n\r\nGIF89a'
  return new Request('http://dealer.example/', {
    method: 'POST',
    body,
    headers: { 'content-type': 'multipart/form-data; boundary=line' },
  })
}
