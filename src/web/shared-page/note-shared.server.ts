import { createContext, type ServerBuild } from 'react-router'
import { sharedTest } from './shared-routes.server.ts'

/** Whether a loader of this request found what every anonymous visitor gets. */
export const sharedContext = createContext(false)

/** Whether a loader of this request found something for this visitor alone. It says so itself. */
export const personalContext = createContext(false)

/** The same routes, with loaders that note in the request’s context when what they found is for everyone. */
export function noteShared(routes: ServerBuild['routes']): ServerBuild['routes'] {
  return Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, route && noting(id, route)]))
}

type ServerRoute = NonNullable<ServerBuild['routes'][string]>

function noting(id: string, route: ServerRoute): ServerRoute {
  const { loader } = route.module
  const isForEveryone = sharedTest(id)
  if (!loader || !isForEveryone) return route
  const noted: typeof loader = async (args) => {
    const found: unknown = await loader(args)
    if (isForEveryone(found) && !args.context.get(personalContext)) args.context.set(sharedContext, true)
    return found
  }
  return { ...route, module: { ...route.module, loader: noted } }
}
