import { enableCompileCache, registerHooks } from 'node:module'
import { join } from 'node:path'

// Makes commands start quickly. It has to be imported before the modules that it helps with, and loads none itself.

/**
 * Node keeps the JavaScript of each source, and the code that V8 made of it. Only someone who may change the sources can write
 * this folder, so nobody else decides what a command runs. Where it can't be written, nothing is kept.
 */
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/forecourt-commands'))

const SLOW_PACKAGE = '/node_modules/drizzle-orm/'

/**
 * Node reads a package’s package.json again for every module that another one imports. That of drizzle-orm has 180 kB, and a
 * command loads a hundred of its modules: without this it takes a second and 150 MB more.
 */
registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '', conditions } = context
    const isOwnModule = parentURL.includes(SLOW_PACKAGE) && /^\.\.?\/.*\.js$/.test(specifier)
    if (!isOwnModule || !conditions.includes('import')) return next(specifier, context)
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
  },
})
