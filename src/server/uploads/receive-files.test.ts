import fs, { readdirSync } from 'node:fs'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts'
import { receiveFiles, receiveLimits } from './receive-files.ts'

test('TRD-04 nothing stays of a form that breaks off, even if the disk is slow to open its file', async () => {
  const folder = temporaryFolder()
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

describe('TRD-04 a full disk ends a form at once, while its body still arrives', () => {
  test.each([
    ['open', ['open']],
    ['write', ['write', 'writev']],
  ] as const)('when a file can’t be %s', async (syscall, names) => {
    const folder = temporaryFolder()
    const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC', syscall })
    for (const name of names) {
      const failing = vi
        .spyOn(fs, name)
        .mockImplementation((...args: unknown[]) =>
          setImmediate(args.at(-1) as (...given: unknown[]) => void, full, 0),
        )
      onTestFinished(() => failing.mockRestore())
    }

    const limits = { ...receiveLimits, withinMs: 2000 }
    await expect(receiveFiles(stillArriving(), { folder, limits }, () => Promise.resolve(null))).rejects.toBe(
      full,
    )
    expect(readdirSync(folder)).toEqual([])
  })
})

/** A form whose file begins and then waits for the rest, as on a slow line. */
function stillArriving() {
  const start = '--line\r\ncontent-disposition: form-data; name="file"; filename="car.jpg"\r\n\r\nGIF89a'
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(start))
      controller.enqueue(new Uint8Array(100_000))
    },
  })
  return {
    body,
    headers: new Headers({ 'content-type': 'multipart/form-data; boundary=line' }),
  }
}

/** A form that ends in the middle of its file. */
function brokenOff() {
  const body = '--line\r\ncontent-disposition: form-data; name="file"; filename="car.jpg"\r\n\r\nGIF89a'
  return new Request('http://dealer.example/', {
    method: 'POST',
    body,
    headers: { 'content-type': 'multipart/form-data; boundary=line' },
  })
}
