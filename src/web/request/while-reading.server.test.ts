import { expect, test } from 'vitest'
import { whileReading } from './while-reading.server.ts'

test('OPS-04 the rest of a page is prepared after its query was sent, and before the database has answered', async () => {
  const steps: string[] = []
  const { promise: answer, resolve } = Promise.withResolvers<string>()
  // The driver writes a query in the next tick.
  process.nextTick(() => steps.push('sent'))

  const page = whileReading(answer, () => {
    steps.push('prepared')
    resolve('vehicles')
    return 'frame'
  })

  expect(await page).toEqual(['vehicles', 'frame'])
  expect(steps).toEqual(['sent', 'prepared'])
})

test('ERR-01 a page fails with whichever of the two fails, and nothing is left unhandled', async () => {
  const broken = Promise.reject<string>(new Error('The database is away.'))
  const alsoBroken = () => Promise.reject<string>(new Error('So is the rest.'))

  await expect(whileReading(broken, alsoBroken)).rejects.toThrow('The database is away.')
  await expect(whileReading(Promise.resolve('vehicles'), alsoBroken)).rejects.toThrow('So is the rest.')
})
