import { Client } from 'pg'

type ConnectionSettings = { host: string; isEncrypted: boolean; password: string }

/** What the driver reads in the address of a database, as it is the one to connect. Throws where it can’t read it. */
export function connectionSettings(url: string): ConnectionSettings {
  const { host, ssl: isEncrypted, password } = new Client({ connectionString: url })
  return { host, isEncrypted, password: password ?? '' }
}
