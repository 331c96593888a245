import { readdirSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import { errorResponse } from './responses/error-response.ts'
import type { ServerContext, Step } from './server-context.ts'

/**
 * The browser’s files. Files in /assets have a content hash in their name and can be cached indefinitely. An old name is a
 * plain 404 rather than a page, which a browser would try to run as a script.
 */
export function staticFiles(folder: string): Step {
  const serve = serveStatic<ServerContext>({
    root: folder,
    // The build puts compressed copies beside the files.
    precompressed: true,
    onFound: (_path, c) =>
      c.header('cache-control', isAsset(c.req.path) ? immutable : 'public, max-age=3600'),
  })
  // Looking for each page among the files would cost every request a call of the file system.
  const names = new Set(readdirSync(folder))
  // Folders have no index file.
  const mayBeFile = (path: string) => names.has(path.split('/')[1] ?? '') && !path.endsWith('/')
  return async (c, next) => {
    const found = mayBeFile(c.req.path) ? await serve(c, async () => {}) : undefined
    if (found) return found
    return isAsset(c.req.path) ? errorResponse(c, 404) : next()
  }
}

const immutable = 'public, max-age=31536000, immutable'

function isAsset(path: string) {
  return path.startsWith('/assets/')
}
