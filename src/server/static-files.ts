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
  return async (c, next) => {
    // The root is a page, and folders have no index file.
    const found = c.req.path.endsWith('/') ? undefined : await serve(c, async () => {})
    if (found) return found
    return isAsset(c.req.path) ? errorResponse(c, 404) : next()
  }
}

const immutable = 'public, max-age=31536000, immutable'

function isAsset(path: string) {
  return path.startsWith('/assets/')
}
