declare global {
  interface Window {
    /** The scripts of the page’s routes by their ids, from the page’s first script (`start-script.ts`). */
    routeFiles: Readonly<Record<string, string>>
  }
}

/** Loads the scripts of the page’s routes, which the page asks for together with this one. */
export async function loadRouteModules(): Promise<void> {
  const modules = await Promise.all(
    Object.entries(window.routeFiles).map(
      async ([id, file]) => [id, await import(/* @vite-ignore */ file)] as const,
    ),
  )
  // React Router reads them from there.
  Object.assign(window, { __reactRouterRouteModules: Object.fromEntries(modules) })
}
