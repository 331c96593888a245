import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../tests/support/server/built-server.ts'

const EXAMPLE = join(import.meta.dirname, '../../deploy/pgbouncer.ini')

/** Starts PgBouncer with the example of this project in front of an embedded PostgreSQL, which listens on a socket only. */
export async function startPgbouncer(folder: string, databaseUrl: string) {
  if (spawnSync('pgbouncer', ['--version']).error)
    throw new Error('PgBouncer is not installed. On Debian: apt-get install pgbouncer')
  const { searchParams, pathname, username } = new URL(databaseUrl)
  const name = pathname.slice(1)
  const socket = searchParams.get('host') ?? ''
  const port = await freePort()
  const config = join(folder, 'pgbouncer.ini')
  writeFileSync(
    config,
    readFileSync(EXAMPLE, 'utf8')
      .replace(/^forecourt = .*$/m, `${name} = host=${socket} dbname=${name} user=${username}`)
      .replace(/^listen_port = .*$/m, `listen_port = ${port}`)
      .replace(/^auth_type = .*\nauth_file = .*$/m, 'auth_type = any\nunix_socket_dir ='),
  )
  const isRoot = process.getuid?.() === 0
  if (isRoot) letNobodyIn(folder, config, socket)
  // It refuses to run as root.
  const asNobody = isRoot ? ['-u', 'nobody'] : []
  const pgbouncer = spawn('pgbouncer', ['-q', ...asNobody, config], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(pgbouncer, 'exit')
  await pause(500)
  if (pgbouncer.exitCode !== null) throw new Error('PgBouncer did not start.')
  return {
    url: `postgres://${username}@127.0.0.1:${port}/${name}`,
    async stop() {
      pgbouncer.kill('SIGTERM')
      await ended
    },
  }
}

function letNobodyIn(folder: string, config: string, socket: string) {
  chmodSync(folder, 0o711)
  chmodSync(config, 0o644)
  chmodSync(socket, 0o711)
  chmodSync(join(socket, '.s.PGSQL.5432'), 0o777)
}
