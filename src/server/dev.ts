import { createServer, type ViteDevServer } from 'vite'
import type { Logger } from 'pino'
import type { ServerBuild } from 'react-router'
import type { PageHandler } from './handle-page.ts'
import { runServer } from './boot/run-server.ts'

/** The same server as ever, with pages that change in the browser as their source does. */
await runServer(async (log) => {
  const vite = await createServer({
    server: { middlewareMode: true },
    appType: 'custom',
    configLoader: 'native',
  })
  return {
    handlePage: freshPages(vite, log),
    browserFiles: null,
    around: (app) => (request, response) => vite.middlewares(request, response, () => app(request, response)),
    close: () => vite.close(),
  }
})

/** Everything a page uses comes through Vite, also the contexts it is given: there has to be one copy of them. */
function freshPages(vite: ViteDevServer, log: Logger): PageHandler {
  return async (request, dealership, facts) => {
    const { createPageHandler } = (await vite.ssrLoadModule('/src/server/handle-page.ts')) as HandlePageModule
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
    return createPageHandler(build, { log, mode: 'development' })(request, dealership, facts)
  }
}

type HandlePageModule = typeof import('./handle-page.ts')
