import { once } from 'node:events'
import type { Server } from 'node:http'
import type { Env } from '../env.ts'

type Listening = { outcome: 'listening'; port: number } | { outcome: 'refused'; reason: string }

/** Starts listening, or says in a sentence why that failed. */
export async function listen(server: Server, { host, port }: Pick<Env, 'host' | 'port'>): Promise<Listening> {
  try {
    server.listen(port, host)
    await once(server, 'listening')
  } catch (error) {
    const reason =
      error instanceof Error && 'code' in error ? reasons(host, port)[String(error.code)] : undefined
    if (reason === undefined) throw error
    return { outcome: 'refused', reason }
  }
  const address = server.address()
  return { outcome: 'listening', port: typeof address === 'object' && address ? address.port : port }
}

function reasons(host: string, port: number): Record<string, string> {
  return {
    EADDRINUSE: `Port ${port} is in use by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`,
    EACCES: `Port ${port} needs rights that this account does not have. Choose one above 1023, such as PORT=3000.`,
    EADDRNOTAVAIL: `This machine has no address ${host}. Choose another: HOST=127.0.0.1 or HOST=0.0.0.0.`,
    ENOTFOUND: `The address of ${host} is unknown. Choose another: HOST=127.0.0.1 or HOST=0.0.0.0.`,
  }
}
