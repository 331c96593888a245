import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { commonChunks } from './bootstrap/bundle/common-chunks.ts'
import { fontLetters } from './bootstrap/bundle/font-letters.ts'
import { leaveOutUnused } from './bootstrap/bundle/leave-out-unused.ts'
import { stylesheets } from './bootstrap/bundle/stylesheets.ts'

/**
 * Browsers keep a built file for a year under its name. Vite derives the name from the content before this project's own
 * changes to it, so the name has two letters for those.
 */
const ownChanges = [
  'bootstrap/bundle/stylesheets.ts',
  'bootstrap/bundle/chunks-on-demand.ts',
  'bootstrap/bundle/route-stylesheets.ts',
  'bootstrap/bundle/font-letters.ts',
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
