import type { Pool } from 'pg'
import type { Collection } from '../port.ts'
import type { Parameters } from './parameters.ts'

/**
 * The engine’s tables. They only hold derived data, so they are not part of the platform’s own schema: they are created
 * when a site first searches with PostgreSQL, and may be dropped at any time.
 */
export async function makeTables(pool: Pool): Promise<void> {
  await pool.query(`
    begin;
    select pg_advisory_xact_lock(${OUR_TURN});
    create schema if not exists forecourt_search;
    create table if not exists forecourt_search.states (
      tenant text, collection text, version int, build uuid not null, position bigint not null,
      primary key (tenant, collection, version)
    );
    create table if not exists forecourt_search.documents (
      tenant text, collection text, version int, id text,
      facets text[] not null, lists text[] not null, numbers float8[] not null,
      names text[] not null, words tsvector not null,
      primary key (tenant, collection, version, id)
    );
    create index if not exists documents_words on forecourt_search.documents
      using gin (words);
    commit`)
}

/** Prevents two processes from creating the tables at the same time. */
const OUR_TURN = 7_202_612

/** Restricts a statement to one tenant. */
export function ofTenant({ name, version }: Collection, tenant: string, parameters: Parameters): string {
  return `(tenant = ${parameters.add(tenant, 'text')} and collection = ${parameters.add(name, 'text')} and version = ${parameters.add(version, 'int')})`
}

/** The state of an index. `null` if there is none. */
export function stateSql(tenant: string): string {
  return `select build || '-' || position from forecourt_search.states where ${tenant}`
}
