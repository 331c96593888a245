import { serveStatic } from '@hono/node-server/serve-static'
import { errorResponse } from './responses/error-response.ts'
import type { ServerContext, Step } from './server-context.ts'

/**
 * The browser's files. What lies in /assets has its content's hash in its name and can be kept for ever; a name that is
 * not there any more is a plain 404 rather than a page, which a browser would try to run as a script.
 */
export function staticFiles(folder: string): Step {
  const serve = serveStatic<ServerContext>({
    root: folder,
    // The build lays small copies beside the files.
    precompressed: true,
    onFound: (_path, c) => c.header('cache-control', isAsset(c.req.path) ? forEver : 'public, max-age=3600'),
  })
  return async (c, next) => {
    // The root is a page, and no folder has a file of its own.
    const found = c.req.path.endsWith('/') ? undefined : await serve(c, async () => {})
    if (found) return found
    return isAsset(c.req.path) ? errorResponse(c, 404) : next()
  }
}

const forEver = 'public, max-age=31536000, immutable'

function isAsset(path: string) {
  return path.startsWith('/assets/')
}
