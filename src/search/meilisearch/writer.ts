import { type Meilisearch, MeilisearchApiError } from 'meilisearch'
import { sequential } from '../sequential.ts'
import type { Collection, Document, SearchWriter } from '../port.ts'
import { keyOf } from './encoding.ts'
import { indexSettings, type State, STATE_KEY, storedDocument } from './index-layout.ts'

/** How many documents one request carries, and how many such requests may be pending. */
const BATCH = 1000
const MAX_WAITING = 4
/** A server that has not finished a task by then has a problem. */
const WORK_MS = 10 * 60 * 1000
const POLL_MS = 50

const DAY_MS = 24 * 60 * 60 * 1000
const MAX_INDEXES = 10_000

/**
 * Each tenant has an index. The state of an index is a document in it, so that it changes together with the contents. It
 * needs no coordination between processes, and a swap brings the new state along.
 */
export function meilisearchWriter(
  client: Meilisearch,
  collection: Collection,
  indexUid: (tenant: string) => string,
  deepestHit: number,
): SearchWriter {
  const turns = sequential()

  async function finished(taskUid: number, forgiven: string | null = null) {
    const { status, error } = await client.tasks.waitForTask(taskUid, { timeout: WORK_MS, interval: POLL_MS })
    if (status !== 'succeeded' && error?.code !== forgiven)
      throw new Error(`The search server failed a task: ${error?.message ?? status}`)
  }

  async function done(task: Promise<{ taskUid: number }>, forgiven: string | null = null) {
    await finished((await task).taskUid, forgiven)
  }

  async function makeIndex(uid: string) {
    await done(client.createIndex(uid, { primaryKey: 'key' }), 'index_already_exists')
    await done(client.index(uid).updateSettings(indexSettings(collection, deepestHit)))
  }

  async function stateOf(tenant: string): Promise<State | null> {
    try {
      return await client.index<State>(indexUid(tenant)).getDocument(STATE_KEY)
    } catch (error) {
      if (error instanceof MeilisearchApiError && error.response.status === 404) return null
      throw error
    }
  }

  async function fillIndex(uid: string, tenant: string, documents: AsyncIterable<Document>) {
    const waiting: number[] = []
    let batch: ReturnType<typeof storedDocument>[] = []
    async function send() {
      if (batch.length > 0) waiting.push((await client.index(uid).addDocuments(batch)).taskUid)
      batch = []
    }
    for await (const document of documents) {
      batch.push(storedDocument(collection, tenant, document))
      if (batch.length < BATCH) continue
      await send()
      if (waiting.length >= MAX_WAITING) await finished(waiting.shift() ?? 0)
    }
    await send()
    for (const taskUid of waiting) await finished(taskUid)
  }

  /** Deletes the half-filled indexes that a process left behind when it ended. */
  async function forgetLeftovers(live: string) {
    const { results } = await client.getRawIndexes({ limit: MAX_INDEXES })
    const leftovers = results.filter(
      ({ uid, createdAt }) =>
        uid.startsWith(`${live}--`) && Date.now() - new Date(createdAt).getTime() > DAY_MS,
    )
    for (const { uid } of leftovers) await done(client.deleteIndex(uid), 'index_not_found')
  }

  return {
    async position(tenant) {
      return BigInt((await stateOf(tenant))?.position ?? 0)
    },

    apply: (tenant, changes, position) =>
      turns.next(tenant, async () => {
        const state = await stateOf(tenant)
        if (position <= BigInt(state?.position ?? 0)) return
        const uid = indexUid(tenant)
        if (!state) await makeIndex(uid)
        const last = new Map(
          changes.map((change) => ('put' in change ? [change.put.id, change.put] : [change.remove, null])),
        )
        const gone = [...last].filter(([, document]) => !document).map(([id]) => keyOf(id))
        const put = [...last.values()].filter((document) => document !== null)
        const after: State = {
          key: STATE_KEY,
          build: state?.build ?? crypto.randomUUID(),
          position: String(position),
        }
        if (gone.length > 0) await done(client.index(uid).deleteDocuments(gone))
        // The state comes last, so that a reader who sees it sees the changes too.
        await done(
          client
            .index(uid)
            .addDocuments([...put.map((document) => storedDocument(collection, tenant, document)), after]),
        )
      }),

    rebuild: (tenant, documents, position) =>
      turns.next(tenant, async () => {
        const build = crypto.randomUUID()
        const live = indexUid(tenant)
        const fresh = `${live}--${build}`
        await forgetLeftovers(live)
        try {
          await makeIndex(fresh)
          await fillIndex(fresh, tenant, documents)
          const state: State = { key: STATE_KEY, build, position: String(position) }
          await done(client.index(fresh).addDocuments([state]))
          await done(client.createIndex(live, { primaryKey: 'key' }), 'index_already_exists')
          await done(client.swapIndexes([{ indexes: [live, fresh], rename: false }]))
        } finally {
          // After the swap this is the old index, and before it the half-filled new one.
          await done(client.deleteIndex(fresh), 'index_not_found')
        }
      }),

    settled: (tenant) => turns.settled(tenant),

    drop: (tenant) =>
      turns.next(tenant, async () => {
        await done(client.deleteIndex(indexUid(tenant)), 'index_not_found')
      }),
  }
}
