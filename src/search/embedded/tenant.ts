import type { Answer, Change, Collection, Document, Request, Scope } from '../port.ts'
import { atOnce, inSlices, pacing } from './pacing.ts'
import type { Scratch } from './scratch.ts'
import { search } from './search.ts'
import { TenantIndex } from './tenant-index.ts'

/** One tenant’s index, with its changes applied one after the other. */
export class Tenant {
  readonly #collection: Collection
  #index: TenantIndex
  #build: string = crypto.randomUUID()
  #position = 0n
  #writing: Promise<void> = Promise.resolve()

  constructor(collection: Collection) {
    this.#collection = collection
    this.#index = new TenantIndex(collection)
  }

  get position(): bigint {
    return this.#position
  }

  search(scope: Scope, request: Request, scratch: Scratch): Answer {
    scratch.start(this.#index.rowCount)
    const visible = this.#index.visible(scope.visible, scratch)
    return { ...search(this.#index, visible, request, scratch), revision: `${this.#build}-${this.#position}` }
  }

  /** No search can run between two changes of a batch. */
  apply(changes: readonly Change[], position: bigint): Promise<void> {
    return this.#next(async () => {
      if (position <= this.#position) return
      for (const change of changes) {
        if ('put' in change) this.#index.put(change.put)
        else this.#index.remove(change.remove)
      }
      atOnce(this.#index.settle())
      this.#position = position
      if (this.#index.isWorthCompacting) this.#index = await inSlices(this.#index.compacted())
    })
  }

  /** The old index serves searches until the new one is complete. */
  rebuild(documents: AsyncIterable<Document>, position: bigint): Promise<void> {
    return this.#next(async () => {
      const index = new TenantIndex(this.#collection)
      const { pause } = pacing()
      for await (const document of documents) {
        index.put(document)
        await pause()
      }
      await inSlices(index.settle())
      await inSlices(index.pack())
      this.#index = index
      this.#build = crypto.randomUUID()
      this.#position = position
    })
  }

  /** Resolves when everything requested so far is done. */
  settled(): Promise<void> {
    return this.#writing
  }

  /** A failed write is reported to its caller, and later writes continue. */
  #next(write: () => Promise<void>): Promise<void> {
    const written = this.#writing.then(write)
    this.#writing = written.catch(() => {})
    return written
  }
}
