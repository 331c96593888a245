import { join } from 'node:path'
import type { ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { createPageHandler } from './handle-page.ts'
import { runServer } from './boot/run-server.ts'

// React Router’s build generates this file, so that server and routes share one copy of every module.
await runServer(async (log, tracing) => ({
  handlePage: createPageHandler(build as ServerBuild, { log, tracing }),
  browserFiles: join(import.meta.dirname, '../client'),
}))
