import type { Answer, Collection, Request, Scope, SearchEngine, SearchIndex, SearchWriter } from '../port.ts'
import { Scratch } from './scratch.ts'
import { Tenant } from './tenant.ts'

/**
 * The search engine inside this process. It is exact, and fast enough for sites of up to some 200,000 vehicles. Each tenant
 * has a separate index, so one tenant’s vehicles cannot appear in another’s search.
 */
export function embeddedEngine(): SearchEngine {
  return {
    traits: {
      name: 'embedded',
      exactCounts: true,
      deepestHit: Infinity,
      typos: 'shared',
      writes: 'immediate',
    },
    async open(collection) {
      return openCollection(collection)
    },
    async close() {},
  }
}

function openCollection<F extends string, N extends string, S extends string>(
  collection: Collection<F, N, S>,
): SearchIndex<F, N, S> & SearchWriter {
  const tenants = new Map<string, Tenant>()
  const empty = new Tenant(collection)
  const scratch = new Scratch()

  function toWrite(name: string) {
    const tenant = tenants.get(name) ?? new Tenant(collection)
    tenants.set(name, tenant)
    return tenant
  }

  return {
    async search(scope: Scope<F, N>, request: Request<F, N, S>, signal) {
      signal?.throwIfAborted()
      const tenant = tenants.get(scope.tenant) ?? empty
      return tenant.search(scope, request, scratch) as Answer<F, N>
    },
    async position(tenant) {
      return tenants.get(tenant)?.position ?? 0n
    },
    apply: (tenant, changes, position) => toWrite(tenant).apply(changes, position),
    rebuild: (tenant, documents, position) => toWrite(tenant).rebuild(documents, position),
    async settled(tenant) {
      await tenants.get(tenant)?.settled()
    },
    async drop(tenant) {
      tenants.delete(tenant)
    },
  }
}
