import { startEmbeddedPostgres } from '#data/embedded-postgres.ts'

// A process that runs or shares the database in a data directory, says which, and stops when asked to.
const server = await startEmbeddedPostgres({
  dataDir: process.argv[2] ?? '',
  durable: true,
  log: (line) => console.error(line),
})
process.once('SIGTERM', () => void server.stop().then(() => process.exit(0)))
let owned = server.owned
console.log(owned ? 'owns' : 'shares')
setInterval(() => {
  if (server.owned === owned) return
  owned = server.owned
  console.log(owned ? 'owns' : 'shares')
}, 10)
