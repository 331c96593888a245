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
  /** The beginnings of expressions and `if` statements that only add to something unused, or never apply. */
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

const fetchers = [
  'abortFetcher',
  'abortStaleFetchLoads',
  'deleteFetcher',
  'fetch',
  'getDoneFetcher',
  'getFetcher',
  'getLoadingFetcher',
  'getSubmittingFetcher',
  'getUpdatedRevalidatingFetchers',
  'handleFetcherAction',
  'handleFetcherLoader',
  'markFetchersDone',
  'markFetchRedirectsDone',
  'queueFetcherForDeletion',
  'resetFetcher',
  'setFetcherError',
  'updateFetcherState',
]
const blockers = ['deleteBlocker', 'getBlocker', 'shouldBlockNavigation', 'updateBlocker']
/** Routes that are found on the way, or replaced while they are developed. */
const laterRoutes = [
  '_internalSetRoutes',
  'compareMatches',
  'discoverRoutes',
  'patchRoutes',
  'patchRoutesImpl',
]
const storedTransitions = ['persistAppliedTransitions', 'restoreAppliedTransitions']

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
      'attemptExplicitHydrationTarget',
      'setPropOnCustomElement',
      'useMemoCache',
    ],
    constants: {
      // Only for pictures of a view transition.
      estimateBandwidth: '10',
      // Where in the tree an error happened. It is only for developers, who have it in development.
      getComponentNameFromType: '""',
      getStackByFiberInDevAndProd: '""',
    },
    statements: [
      'exports.createRoot',
      'FragmentInstance.prototype.',
      'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration',
      'ReactDOMSharedInternals.findDOMNode',
      'ViewTransitionPseudoElement.prototype.',
    ],
  },
  {
    ...reactRouter,
    file: 'dist/production/lib/dom/ssr/fog-of-war.js',
    functions: ['getPartialManifest', 'getPatchRoutesOnNavigationFunction', 'useFogOFWarDiscovery'],
    constants: { isFogOfWarEnabled: 'false' },
  },
  {
    ...reactRouter,
    file: 'dist/production/lib/router/router.js',
    functions: [...fetchers, ...blockers, ...laterRoutes, ...storedTransitions],
    constants: {
      callLoadersAndMaybeResolveData:
        '{loaderResults: await callDataStrategy(request, location, matches, scopedContext, null), fetcherResults: {}}',
      checkFogOfWar: '{active: false, matches: null}',
    },
    statements: [
      'fetchLoadMatches.forEach(',
      'if (blockerKey',
      'if (isFogOfWar)',
      'if (pendingAction === "POP" && !isUninterruptedRevalidation',
      'revalidatingFetchers.filter(',
      'revalidatingFetchers.forEach(',
    ],
  },
  // The steps of a view transition. The router must not ask for one either: its new state would never be shown.
  {
    ...reactRouter,
    file: 'dist/production/lib/components.js',
    functions: [],
    statements: [
      'if (reactDomFlushSyncImpl && flushSync) {',
      'if (transition) {',
      'React$1.useEffect(() => {\n\t\tif (!vtContext.isTransitioning && interruption)',
      'React$1.useEffect(() => {\n\t\tif (renderDfd && pendingState',
      'React$1.useEffect(() => {\n\t\tif (vtContext.isTransitioning && !vtContext.flushSync)',
    ],
  },
  // Warnings are for developers, who have them in development.
  { ...reactRouter, file: 'dist/production/lib/router/history.js', functions: ['warning'] },
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
