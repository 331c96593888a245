import type { Collection, Condition, Document } from '../port.ts'
import { add, type Bits, has, intersect, remove, wordsFor } from './bits.ts'
import { Columns } from './columns.ts'
import { rowsMeeting } from './conditions.ts'
import { grown } from './grown.ts'
import type { Scratch } from './scratch.ts'
import { TextIndex } from './text/text-index.ts'
import { VisibleSet } from './visible-set.ts'

/** How many visible sets to cache for one tenant. A process serves few scopes of a tenant at a time. */
const MAX_VISIBLE_SETS = 16

/** An index that was filled by changes alone is compacted when it has more rows than this. */
const MANY_ADDED = 200

/**
 * All documents of one tenant, each as a row. Rows never change: a replaced document gets a new row, and its old row is
 * dead until the index is compacted.
 */
export class TenantIndex {
  readonly #collection: Collection
  readonly columns: Columns
  readonly text: TextIndex
  #live: Bits = new Uint32Array(0)
  #liveCount = 0
  #packedRows = 0
  readonly #visibleSets = new Map<string, VisibleSet>()

  constructor(collection: Collection, text = new TextIndex(collection)) {
    this.#collection = collection
    this.columns = new Columns(collection)
    this.text = text
  }

  /** The number of rows, including dead ones. */
  get rowCount(): number {
    return this.columns.ids.length
  }

  /** Adds a document, or replaces the one with its id. It is found once the index has settled. */
  put(document: Document): void {
    this.remove(document.id)
    const row = this.rowCount
    this.columns.append(document)
    this.text.append(row, document)
    this.#admit(row)
  }

  remove(id: string): void {
    const row = this.columns.ids.latestRow(id)
    if (row === undefined || !has(this.#live, row)) return
    remove(this.#live, row)
    this.#liveCount--
    this.#visibleSets.clear()
  }

  #admit(row: number) {
    this.#liveCount++
    this.#live = grown(this.#live, wordsFor(row + 1))
    add(this.#live, row)
    this.#visibleSets.clear()
  }

  /** Makes added documents searchable. The work may pause at each `yield`, and no search may run until it is done. */
  *settle(): Generator<void> {
    yield* this.columns.settle()
    yield* this.text.settle()
  }

  /** Makes a settled index smaller. Rows that are added later take more memory until it is compacted. */
  *pack(): Generator<void> {
    yield* this.text.pack()
    this.#packedRows = this.rowCount
  }

  /** The live rows that meet the condition. */
  visible(condition: Condition, scratch: Scratch): VisibleSet {
    const key = JSON.stringify(condition)
    const known = this.#visibleSets.get(key)
    if (known) return known

    const bits = new Uint32Array(wordsFor(this.rowCount))
    rowsMeeting(condition, this.columns, bits, scratch)
    const set = new VisibleSet(intersect(bits, this.#live, bits))
    if (this.#visibleSets.size === MAX_VISIBLE_SETS) this.#visibleSets.clear()
    this.#visibleSets.set(key, set)
    return set
  }

  /**
   * Dead rows slow down every search a little, and added rows take several times the memory. Compacting costs as much as many
   * searches.
   */
  get isWorthCompacting(): boolean {
    const dead = this.rowCount - this.#liveCount
    const added = this.rowCount - this.#packedRows
    return dead * 4 > this.rowCount || (added > MANY_ADDED && added * 2 > this.rowCount)
  }

  /** A new index of the live rows only, in the same sequence. */
  *compacted(): Generator<void, TenantIndex> {
    const newRows = new Int32Array(this.rowCount).fill(-1)
    let kept = 0
    for (let row = 0; row < newRows.length; row++) if (has(this.#live, row)) newRows[row] = kept++

    const compact = new TenantIndex(this.#collection, yield* this.text.renumbered(newRows))
    for (let row = 0; row < newRows.length; row++) {
      if (!has(this.#live, row)) continue
      compact.columns.appendRow(this.columns, row)
      compact.#admit(compact.rowCount - 1)
      yield
    }
    yield* compact.settle()
    yield* compact.pack()
    return compact
  }
}
