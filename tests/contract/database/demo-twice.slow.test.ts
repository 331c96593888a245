import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#data/database.ts'
import { migrate } from '#data/migrate.ts'
import { demoSites } from '#demo/demo.ts'
import { loadDemo } from '#server/boot/load-demo.ts'
import { freshDatabase } from '../../support/database/database.ts'

test('OPS-01 two processes that start the demo on one database at the same time load it once', async () => {
  const { url } = await freshDatabase()
  await migrate({ url })
  const said: string[] = []
  const start = async () => {
    const database = openDatabase({ url, connectMs: 60_000 })
    onTestFinished(() => database.close())
    await loadDemo(database.db, new Date(), (message) => said.push(message))
  }

  await Promise.all([start(), start()])

  expect(said).toHaveLength(demoSites().length)
}, 240_000)
