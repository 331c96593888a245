import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  serverBuildFile: 'main.js',
  ssr: true,
  splitRouteModules: false,
  routeDiscovery: { mode: 'initial' },
} satisfies Config
