import { startEmbeddedPostgres } from '#data/embedded-postgres/embedded-postgres.ts'

// A process that runs or shares the database of a data directory, and prints which whenever that changes.
const [dataDir = ''] = process.argv.slice(2)
const server = await startEmbeddedPostgres({ dataDir, durable: false, log: (line) => console.error(line) })
process.once('SIGTERM', () => void server.stop().then(() => process.exit()))

let role = ''
setInterval(() => {
  const current = server.owned ? 'owns' : 'shares'
  if (current !== role) console.log(current)
  role = current
}, 10)
