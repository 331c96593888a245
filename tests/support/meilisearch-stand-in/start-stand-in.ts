import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { ApiError, StandInIndex } from './stand-in-index.ts'

const STAND_IN_KEY = 'stand-in-key'

/**
 * A stand-in for a Meilisearch server: it implements the documented HTTP API as far as our engine uses it, including tasks
 * that finish later. It is not Meilisearch: passing against it only proves that we send what the documentation says and
 * parse its responses.
 */
export async function startStandIn() {
  const indexes = new Map<string, StandInIndex>()
  const tasks: { uid: number; status: string; error: { message: string; code: string } | null }[] = []
  let isBroken = false
  let delayMs = 0
  let requests = 0

  /** Tasks run in order, after the response that announces them. */
  function enqueue(work: () => void) {
    const task: (typeof tasks)[number] = { uid: tasks.length, status: 'enqueued', error: null }
    tasks.push(task)
    setImmediate(() => {
      try {
        work()
        task.status = 'succeeded'
      } catch (error) {
        task.status = 'failed'
        task.error = {
          message: String(error),
          code: error instanceof ApiError ? error.code : 'internal',
        }
      }
    })
    return { taskUid: task.uid, indexUid: null, status: 'enqueued', type: '', enqueuedAt: '' }
  }

  function index(uid: string): StandInIndex {
    const known = indexes.get(uid)
    if (!known) throw new ApiError('index_not_found', `Index \`${uid}\` not found.`)
    return known
  }

  function answer(method: string, path: string, body: unknown): unknown {
    const [kind = '', uid = '', part = '', key = ''] = path.split('/').slice(1).map(decodeURIComponent)
    switch (`${method} ${kind}${uid ? '/:uid' : ''}${part ? `/${part}` : ''}${key && part ? '/:key' : ''}`) {
      case 'POST indexes': {
        const { uid: name } = body as { uid: string }
        return enqueue(() => {
          if (!/^[\w-]{1,400}$/.test(name)) throw new ApiError('invalid_index_uid', name)
          if (indexes.has(name)) throw new ApiError('index_already_exists', name)
          indexes.set(name, new StandInIndex())
        })
      }
      case 'GET indexes':
        return { results: [...indexes].map(([name, { createdAt }]) => ({ uid: name, createdAt })) }
      case 'DELETE indexes/:uid':
        return enqueue(() => {
          index(uid)
          indexes.delete(uid)
        })
      case 'PATCH indexes/:uid/settings':
        return enqueue(() => index(uid).configure(body as object))
      case 'POST indexes/:uid/documents':
        return enqueue(() => index(uid).put(body as Record<string, string>[]))
      case 'POST indexes/:uid/documents/:key':
        if (key !== 'delete-batch') throw new ApiError('not_found', path)
        return enqueue(() => index(uid).remove(body as string[]))
      case 'GET indexes/:uid/documents/:key': {
        const document = index(uid).get(key)
        if (!document) throw new ApiError('document_not_found', `Document \`${key}\` not found.`)
        return document
      }
      case 'POST multi-search': {
        const { queries } = body as { queries: ({ indexUid: string } & object)[] }
        return {
          results: queries.map(({ indexUid, ...query }) => ({
            indexUid,
            ...index(indexUid).search(query),
          })),
        }
      }
      case 'POST swap-indexes':
        return enqueue(() => {
          for (const { indexes: pair } of body as { indexes: [string, string] }[]) {
            const [one, other] = pair.map(index)
            if (!one || !other) throw new ApiError('index_not_found', pair.join())
            indexes.set(pair[0], other).set(pair[1], one)
          }
        })
      case 'GET tasks/:uid':
        return tasks[Number(uid)]
      default:
        throw new ApiError('not_found', `${method} ${path}`)
    }
  }

  async function respond(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    if (isBroken) return { status: 500, body: { message: 'broken', code: 'internal' } }
    if (request.headers.authorization !== `Bearer ${STAND_IN_KEY}`)
      return { status: 403, body: { message: 'The key is not valid.', code: 'invalid_api_key' } }
    const { pathname } = new URL(request.url ?? '/', 'http://stand-in')
    const method = request.method ?? 'GET'
    const body = method === 'GET' || method === 'DELETE' ? null : await json(request)
    try {
      return {
        status: method === 'GET' || pathname === '/multi-search' ? 200 : 202,
        body: answer(method, pathname, body),
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const status = error.code.endsWith('not_found') ? 404 : 400
      return { status, body: { message: error.message, code: error.code, type: '', link: '' } }
    }
  }

  const server = createServer((request, response) => {
    requests++
    void (async () => {
      const { status, body } = await respond(request)
      const send = () =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
      if (delayMs > 0) setTimeout(send, delayMs)
      else send()
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    host: `http://127.0.0.1:${port}`,
    key: STAND_IN_KEY,
    /** Makes every request fail from now on, or none. */
    breakDown(broken: boolean) {
      isBroken = broken
    },
    /** Delays every response from now on. */
    slowDown(ms: number) {
      delayMs = ms
    },
    /** Drops all data, as a restart without a disk would. */
    forgetEverything() {
      indexes.clear()
    },
    get requests() {
      return requests
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
