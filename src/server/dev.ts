import { createServer, type ViteDevServer } from 'vite'
import type { Logger } from 'pino'
import type { ServerBuild } from 'react-router'
import type { PageHandler } from './handle-page.ts'
import type { Tracing } from './tracing/tracing.ts'
import { runServer } from './boot/run-server.ts'

/** The development server: the same server, with pages that update in the browser as their source changes. */
await runServer(async (log, tracing) => {
  const vite = await createServer({
    server: { middlewareMode: true },
    appType: 'custom',
    configLoader: 'native',
  })
  return {
    handlePage: freshPages(vite, { log, tracing }),
    browserFiles: null,
    around: (app) => (request, response) => vite.middlewares(request, response, () => app(request, response)),
    close: () => vite.close(),
  }
})

/** Loads everything a page uses through Vite, including its contexts, because there must be only one copy of them. */
function freshPages(vite: ViteDevServer, options: { log: Logger; tracing: Tracing | null }): PageHandler {
  return async (request, dealership, facts) => {
    const { createPageHandler } = (await vite.ssrLoadModule('/src/server/handle-page.ts')) as HandlePageModule
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
    return createPageHandler(build, { ...options, mode: 'development' })(request, dealership, facts)
  }
}

type HandlePageModule = typeof import('./handle-page.ts')
