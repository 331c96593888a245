/**
 * Code of React and React Router that no page can reach, because nothing here uses what it is for. Both packages come as
 * large functions and files, of which a bundler leaves out little by itself. `leave-out-unused.ts` takes it out of the
 * browser’s build; the server and the tests have the packages as they are.
 */
export type UnusedCode = {
  /** Before another version is used, its code has to be read again. */
  package: string
  version: string
  file: string
  /** Functions that are never called, or have nothing to do. */
  functions: readonly string[]
  /** Functions that come down to one expression. */
  constants?: Readonly<Record<string, string>>
  /** The beginnings of statements that only add to something unused. */
  statements?: readonly string[]
}

const reactDom = { package: 'react-dom', version: '19.3.1' }
const reactRouter = { package: 'react-router', version: '8.4.0' }

const viewTransitions = [
  'applyViewTransitionName',
  'applyViewTransitionToHostInstances',
  'applyViewTransitionToHostInstancesRecursive',
  'commitAfterMutationEffectsOnFiber',
  'commitAppearingPairViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitEnterViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'createViewTransitionInstance',
  'getViewTransitionClassName',
  'getViewTransitionName',
  'measureNestedViewTransitions',
  'measureViewTransitionHostInstancesRecursive',
  'recursivelyTraverseAfterMutationEffects',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'restorePairedViewTransitions',
  'restoreViewTransitionName',
  'restoreViewTransitionOnHostInstances',
  'scheduleViewTransitionEvent',
  'startViewTransition',
  'trackEnterViewTransitions',
]
const fragmentReferences = ['commitNewChildToFragmentInstance', 'deleteChildFromFragmentInstance']
const activitiesAndSuspenseLists = [
  'commitActivityHydrationCallbacks',
  'cutOffTailIfNeeded',
  'initSuspenseListRenderState',
  'retryActivityComponentWithoutHydrating',
  'updateActivityComponent',
  'updateSuspenseListComponent',
]
/** `useActionState`, and functions as a form’s action, with the status that `useFormStatus` reads. */
const formActions = [
  'dispatchActionState',
  'extractEvents$1',
  'mountActionState',
  'rerenderActionState',
  'runActionStateAction',
  'startHostTransition',
  'updateActionStateImpl',
]
const resourceHints = [
  'preconnectAs',
  'preinitModuleScript',
  'preinitScript',
  'preinitStyle',
  'preload',
  'preloadModule',
]
/** `onSelect` and `onBeforeInput`, which React puts together from other events. */
const composedEvents = ['constructSelectEvent', 'getFallbackBeforeInputChars', 'getNativeBeforeInputChars']

export const unusedCode: readonly UnusedCode[] = [
  {
    ...reactDom,
    file: 'cjs/react-dom-client.production.js',
    functions: [
      ...viewTransitions,
      ...fragmentReferences,
      ...activitiesAndSuspenseLists,
      ...formActions,
      ...resourceHints,
      ...composedEvents,
      'setPropOnCustomElement',
    ],
    // Where in the tree an error happened. It is only for developers, who have it in development.
    constants: { getStackByFiberInDevAndProd: '""' },
    statements: ['FragmentInstance.prototype.', 'ViewTransitionPseudoElement.prototype.'],
  },
  {
    ...reactRouter,
    file: 'dist/production/lib/dom/ssr/fog-of-war.js',
    functions: ['getPartialManifest', 'getPatchRoutesOnNavigationFunction', 'useFogOFWarDiscovery'],
    constants: { isFogOfWarEnabled: 'false' },
  },
  {
    ...reactRouter,
    file: 'dist/production/lib/router/instrumentation.js',
    functions: ['getRouteInstrumentationUpdates', 'instrumentClientSideRouter'],
  },
  {
    ...reactRouter,
    file: 'dist/production/lib/dom/ssr/routes.js',
    functions: ['createClientRoutesWithHMRRevalidationOptOut', 'wrapShouldRevalidateForHdr'],
  },
  {
    ...reactRouter,
    file: 'dist/production/lib/dom/ssr/single-fetch.js',
    functions: ['nonSsrStrategy'],
  },
  // Every route has a loader whose data comes with the page (`slim-manifest.mjs` makes sure), so there is nothing to complete.
  // Finding out takes as long as starting the router: it sorts the paths of all routes.
  {
    ...reactRouter,
    file: 'dist/production/lib/dom/ssr/hydration.js',
    functions: [],
    constants: { getHydrationData: 'arguments[0].state' },
  },
  // Pages have their own (`src/web/rendering/page-scripts.tsx`).
  { ...reactRouter, file: 'dist/production/lib/dom/ssr/components.js', functions: ['Scripts'] },
  // Names for developer tools keep components in the build that no page uses.
  {
    ...reactRouter,
    file: 'dist/production/lib/dom/lib.js',
    functions: [],
    statements: ['HistoryRouter.displayName', 'Link.displayName', 'NavLink.displayName', 'Form.displayName'],
  },
]
