import { afterAll } from 'vitest'
import { clearDatabases, openDatabaseOfWorker } from './database.ts'

await openDatabaseOfWorker()
afterAll(clearDatabases)
