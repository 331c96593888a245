import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { fontLetters } from './bootstrap/font-letters.ts'
import { leaveOutUnused } from './bootstrap/leave-out-unused.ts'
import { stylesheets } from './bootstrap/stylesheets.ts'

/**
 * A few files that are compressed whole come out a tenth smaller than the many small ones a bundler makes by itself. What
 * only some pages need stays apart: searching, vehicles, forms to ask with, appointments, reservations, models, and the home page, which every
 * template has; so does what is fetched once there is something to tell, save or share.
 */
const commonChunks = [
  {
    name: 'framework',
    test: /[\\/]node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/,
    priority: 4,
  },
  {
    name: 'frame',
    test: /[\\/]src[\\/]web[\\/](?:entry\.client|root\.tsx|frame[\\/](?!recent-searches))/,
    priority: 3,
  },
  {
    name: 'shared',
    test: /[\\/]src[\\/](?!(?:(?:domain[\\/](?:search[\\/](?:search-address|filter-names|vehicle-facets|range-text|search-state|price-search)|values|cars[\\/]car-type-name)|web[\\/](?:ui[\\/](?:forms[\\/](?:range|type-into)|actions[\\/]link-button)|cars[\\/](?:card[\\/]car-cards|text[\\/]vehicle-count)))|(?:domain[\\/]search[\\/](?:stored-search|search-history)|web[\\/]device[\\/]search-history)|web[\\/](?:finance[\\/](?:finance-terms|repayment-figures)|cars[\\/]similar|ui[\\/](?:media[\\/]photo-gallery|navigation[\\/]disclosure|overlays[\\/](?:dialog|use-overlay-entry)))|(?:web[\\/](?:enquiries[\\/]form[\\/](?:enquiry|send)-form|spam[\\/]human-check|ui[\\/](?:checkbox-group|forms[\\/](?:checkbox|error-summary|field-group|radio-cards|select|use-error-of)|navigation[\\/]progress-steps)|appointments[\\/]appointment-choice)|domain[\\/](?:consent|enquiries[\\/]enquiry-form|spam[\\/]human-check))))(?!web[\\/](?:(?:alerts|contact|content|customers|enquiries|home|locations|maps|models|payments|purchases|range|reservations|spam|trade-in|uploads|watchlist)[\\/](?!home-page\.)|appointments[\\/]appointment-facts|promotions[\\/](?:content-picture|promotion-banner|popup|preview-mark|content-extras)|cars[\\/]documents[\\/]share|device[\\/](?:toggles|saved-searches|account-(?:calls|searches))|ui[\\/](?:feedback[\\/](?:alert|badge|empty-state|rating-stars|toast-button)|forms[\\/]file-|navigation[\\/](?:accordion|breadcrumb|pagination)|table)|tracking[\\/](?!track(?:-click)?\.|third-party-tags))|domain[\\/](?:content|search[\\/]saved-searches|images[\\/]image-kind|shared[\\/]phone-number|customers|alerts|locations[\\/]map|trade-in|uploads|valuation|watchlist[\\/](?!favourites)))/,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'search',
    test: /[\\/]src[\\/](?:domain[\\/](?:search[\\/](?:search-address|filter-names|vehicle-facets|range-text|search-state|price-search)|values|cars[\\/]car-type-name)|web[\\/](?:ui[\\/](?:forms[\\/](?:range|type-into)|actions[\\/]link-button)|cars[\\/](?:card[\\/]car-cards|text[\\/]vehicle-count)))/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'searches',
    test: /[\\/]src[\\/](?:domain[\\/]search[\\/](?:stored-search|search-history)|web[\\/]device[\\/]search-history)/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'vehicle',
    test: /[\\/]src[\\/]web[\\/](?:finance[\\/](?:finance-terms|repayment-figures)|cars[\\/]similar|ui[\\/](?:media[\\/]photo-gallery|navigation[\\/]disclosure|overlays[\\/](?:dialog|use-overlay-entry)))/,
    minShareCount: 2,
    priority: 1,
  },
  // The sign-in page has its check without the form, and a file for the check alone would burden every vehicle page.
  {
    name: 'forms',
    test: /[\\/]src[\\/](?:web[\\/](?:enquiries[\\/]form[\\/](?:enquiry|send)-form|spam[\\/]human-check|ui[\\/](?:checkbox-group|forms[\\/](?:checkbox|error-summary|field-group|radio-cards|select|use-error-of)|navigation[\\/]progress-steps)|appointments[\\/]appointment-choice)|domain[\\/](?:consent|enquiries[\\/]enquiry-form|spam[\\/]human-check))/,
    minShareCount: 2,
    priority: 1,
  },
]

/**
 * Browsers keep a built file for a year under its name. Vite derives the name from the content before this project's own
 * changes to it, so the name has two letters for those.
 */
const ownChanges = [
  'bootstrap/stylesheets.ts',
  'bootstrap/chunks-on-demand.ts',
  'bootstrap/route-stylesheets.ts',
  'bootstrap/font-letters.ts',
  'src/web/styles/layers.css',
]
const mark = createHash('sha256')
  .update(ownChanges.map((file) => readFileSync(file, 'utf8')).join())
  .digest('base64url')
  .slice(0, 2)
const fileName = (extension: string) => `assets/[name]-[hash:7]${mark}.${extension}`

export default defineConfig(({ command }) => ({
  plugins: [fontLetters(), stylesheets(), leaveOutUnused(), reactRouter(), serverOnly()],
  environments: {
    // What is imported later imports little of its own, and links that fetch it ahead cost more than they save.
    client: {
      build: {
        modulePreload: false,
        rolldownOptions: {
          output: {
            codeSplitting: { groups: commonChunks },
            entryFileNames: fileName('js'),
            chunkFileNames: fileName('js'),
            assetFileNames: fileName('[ext]'),
          },
        },
      },
    },
    ssr: {
      // Our own server is the entry, so that the server and the routes share one copy of every module.
      build: { rolldownOptions: { input: './src/server/main.ts' } },
      // The packages go into the same file: the server starts in half the time. What brings a program or files of its own cannot.
      ...(command === 'build' && { resolve: { noExternal: true, external: ['sharp', 'pdfkit', 'fontkit'] } }),
    },
  },
  build: { target: 'es2022', assetsInlineLimit: 0, sourcemap: false },
}))

/** Fails the browser build when a module that may only run on the server has found its way in. */
function serverOnly(): Plugin {
  const serverFolders = /\/src\/(data|integrations|operations|search|server|cli)\//
  return {
    name: 'server-only',
    apply: 'build',
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        for (const [id, module] of Object.entries(chunk.modules)) {
          if (serverFolders.test(id) && module.renderedLength > 0) {
            this.error(`${id} is server code, but the browser bundle ${chunk.fileName} contains it.`)
          }
        }
      }
    },
  }
}
