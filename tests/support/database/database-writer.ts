import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

// A process that stores one row after another, and prints each id once PostgreSQL has acknowledged it.
const client = new Client({ connectionString: process.argv[2] })
await client.connect()
for (;;) {
  const id = randomUUID()
  await client.query('insert into promises (id) values ($1)', [id])
  console.log(id)
}
