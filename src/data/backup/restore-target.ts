import { type Client, DatabaseError } from 'pg'
import { allMigrations, appliedMigrations } from '../migrate.ts'
import { quoted } from './write-backup.ts'

/**
 * Makes room for a backup in a database without data: drops the empty tables of a release that ran there, and nothing of
 * anyone else. Returns why it can't, or `null`. Never over somebody's data, and never under the feet of a running server.
 */
export async function clearTarget(client: Client): Promise<string | null> {
  const { rows: others } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and application_name = 'forecourt' and pid <> pg_backend_pid()`,
  )
  if ((others[0]?.count ?? 0) > 0) return 'Forecourt is running on this database. Stop it first.'
  const found = await objectsIn(client)
  const hasMigrations = await hasMigrationsTable(client)
  const ours = hasMigrations ? createdByMigrations() : new Set()
  const foreign = found.find(({ type, name }) => !ours.has(`${type} ${name}`))
  if (foreign)
    return `This database has the ${foreign.type} ${foreign.identity} of another program. ${NEEDS_EMPTY}`
  if (hasMigrations && (await hasUnknownMigration(client)))
    return `This database has migrations of another program or of a newer release. ${NEEDS_EMPTY}`
  for (const { name } of found.filter(({ type }) => type === 'table')) {
    const { rows } = await client.query(`select 1 from ${quoted(name)} limit 1`)
    if (rows.length > 0) return `This database has data in “${name}”. ${NEEDS_EMPTY}`
  }
  return drop(found, client)
}

const NEEDS_EMPTY = 'A backup is restored into an empty one.'

type DatabaseObject = { type: string; identity: string; name: string }

async function objectsIn(client: Client): Promise<DatabaseObject[]> {
  const { rows } = await client.query<Omit<DatabaseObject, 'name'>>(OBJECTS)
  return rows.map((row) => ({
    ...row,
    name: /^public\.(\w+)/.exec(row.identity)?.[1] ?? row.identity,
  }))
}

/**
 * Everything in the schema but what belongs to a table or an extension. The tables of an extension count, because a backup
 * would have their rows.
 */
const OBJECTS = `
  select o.type, o.identity
  from pg_depend d cross join lateral pg_identify_object(d.classid, d.objid, d.objsubid) o
  where d.refclassid = 'pg_namespace'::regclass and d.refobjid = 'public'::regnamespace
    and d.classid not in ('pg_extension'::regclass, 'pg_default_acl'::regclass)
    and not exists (
      select from pg_depend other where other.classid = d.classid and other.objid = d.objid and (
        other.deptype in ('a', 'i') and other.refclassid = 'pg_class'::regclass
        or other.deptype = 'e' and o.type <> 'table'))
  order by o.type, o.identity`

async function hasMigrationsTable(client: Client) {
  const { rows } = await client.query<{ found: string | null }>(
    "select to_regclass('drizzle.__drizzle_migrations') as found",
  )
  return rows[0]?.found != null
}

async function hasUnknownMigration(client: Client) {
  const known = new Set(allMigrations().map(({ folderMillis }) => folderMillis))
  return (await appliedMigrations(client)).some((when) => !known.has(when))
}

/** The type and name of each object that a migration creates. */
function createdByMigrations() {
  const statements = allMigrations().flatMap(({ sql }) => sql)
  const created = statements.flatMap((sql) => [...sql.matchAll(/\bcreate (table|function) "?(\w+)"?/gi)])
  return new Set(created.map(([, type = '', name = '']) => `${type.toLowerCase()} ${name}`))
}

async function drop(ours: readonly DatabaseObject[], client: Client): Promise<string | null> {
  const identitiesOf = (wanted: string) =>
    ours.filter(({ type }) => type === wanted).map(({ identity }) => identity)
  const [tables, functions] = [identitiesOf('table'), identitiesOf('function')]
  await client.query('begin')
  try {
    if (tables.length > 0) await client.query(`drop table ${tables.join()}`)
    if (functions.length > 0) await client.query(`drop function ${functions.join()}`)
    await client.query('drop table if exists drizzle.__drizzle_migrations')
    await client.query('commit')
    return null
  } catch (error) {
    await client.query('rollback').catch(() => {})
    if (!(error instanceof DatabaseError) || error.code !== DEPENDENT_OBJECTS) throw error
    return `Something of another program needs a table of this database: ${error.detail ?? error.message}. Remove it first.`
  }
}

const DEPENDENT_OBJECTS = '2BP01'
