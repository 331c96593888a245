import { expect, test, vi } from 'vitest'
import { whenLoaded } from './when-loaded.ts'

test('SAVE-05 what waits for the same code happens in the order of the calls', async () => {
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const load = vi
    .fn<() => Promise<string>>()
    .mockReturnValueOnce(first.promise)
    .mockReturnValueOnce(second.promise)
  const withCode = whenLoaded(load)
  const happened: string[] = []

  withCode((code) => happened.push(`${code} first`))
  withCode((code) => happened.push(`${code} second`))
  second.resolve('code')
  first.resolve('code')

  await vi.waitFor(() => expect(happened).toEqual(['code first', 'code second']))
  expect(load).toHaveBeenCalledOnce()
})

test('code that could not be loaded is loaded again with the next call', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue('code')
  const withCode = whenLoaded(load)
  const onFailure = vi.fn()
  const act = vi.fn()

  withCode(act, onFailure)
  await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce())
  withCode(act, onFailure)

  await vi.waitFor(() => expect(act).toHaveBeenCalledExactlyOnceWith('code'))
  expect(onFailure).toHaveBeenCalledOnce()
})
