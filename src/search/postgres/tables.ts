import type { Pool } from 'pg'
import type { Collection } from '../port.ts'
import type { Parameters } from './parameters.ts'

/**
 * The engine's tables. They hold nothing that could not be filled again, so they are no part of the platform's own
 * schema: they are made where a site first searches with PostgreSQL, and may be dropped at any time.
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

/** Two processes that make the tables at once would trip over each other. */
const OUR_TURN = 7_202_612

/** Confines a statement to one tenant. */
export function ofTenant({ name, version }: Collection, tenant: string, parameters: Parameters): string {
  return `(tenant = ${parameters.add(tenant, 'text')} and collection = ${parameters.add(name, 'text')} and version = ${parameters.add(version, 'int')})`
}

/** Names the state of an index; `null` where there is none. */
export function stateSql(tenant: string): string {
  return `select build || '-' || position from forecourt_search.states where ${tenant}`
}
