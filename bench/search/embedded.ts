import { inventedScope } from '../../tests/search-contract/seeded-requests.ts'
import { embeddedEngine } from '../../src/search/embedded/embedded-engine.ts'
import { vehicles } from '../../src/search/vehicles.ts'
import type { Contestant } from './engine.ts'

export const embedded: Contestant = {
  name: 'embedded (ours)',
  lacks: [],
  most: Infinity,
  async build(documents) {
    const index = await embeddedEngine().open(vehicles)
    await index.rebuild(
      'bench',
      (async function* () {
        yield* documents
      })(),
      1n,
    )
    const scope = inventedScope('bench')
    return (request) => index.search(scope, request)
  },
}
