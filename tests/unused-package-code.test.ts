import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withoutUnused } from '../bootstrap/bundle/leave-out-unused.ts'

const code = `function shown() { return hidden() + label() }
function hidden() { return 1 }
function label() { return 'long' }
Part.displayName = 'Part';
const Part = React$1.forwardRef(shown)
`
const unused = { package: 'parts', version: '1.0.0', file: 'parts.js', functions: ['hidden'] }

test('OPS-04 what a package has for others is left out of the browser’s build', () => {
  const left = withoutUnused(code, {
    ...unused,
    constants: { label: '""' },
    statements: ['Part.displayName'],
  })

  expect(left).toBe(`function shown() { return hidden() + label() }
function hidden() {}
function label() {return ""}
;
const Part = /* @__PURE__ */ React$1.forwardRef(shown)
`)
})

test('OPS-04 a package that has changed fails the build', () => {
  expect(() => withoutUnused(code, { ...unused, functions: ['hidden', 'gone'] })).toThrow(
    'parts.js has no gone.',
  )
  expect(() => withoutUnused(code, { ...unused, statements: ['Other.'] })).toThrow('parts.js has no Other.')
})

/** In the browser they would do nothing, without an error. See decision 0026 before you use one. */
const leftOut = [
  /\b(?:ViewTransition|Activity|SuspenseList)\b/,
  /\b(?:useActionState|useFormStatus)\b/,
  /\b(?:preconnect|prefetchDNS|preinit|preinitModule|preload|preloadModule)\(/,
  /\bonSelect=|\bonBeforeInput=/,
  /<form[^>]*\saction=\{(?:async\s*)?\(/,
  /\bHydrateFallback\b|\bclientLoader\.hydrate\b/,
  /\b(?:NavLink|HistoryRouter|unstable_HistoryRouter|instrumentations)\b/,
  /\b(?:useFetcher|useFetchers|useBlocker|unstable_usePrompt|patchRoutes\w*)\b/,
  // A form or submission that doesn’t navigate is a fetcher.
  /\bnavigate(?:=\{|:\s*)false\b/,
  /\b(?:viewTransition|unstable_scheduleHydration|findDOMNode)\b/,
  /\bcreateRoot\(|react\/compiler-runtime/,
]
const sources = globSync([
  'src/web/**/*.{ts,tsx}',
  'node_modules/@base-ui/react/{slider,tabs}/**/*.js',
  'node_modules/@base-ui/utils/**/*.js',
])

test('OPS-04 no page uses what is left out of the browser’s build', () => {
  const users = sources.filter((file) => {
    const text = readFileSync(file, 'utf8')
    return leftOut.some((feature) => feature.test(text))
  })

  expect(sources.length).toBeGreaterThan(100)
  expect(users).toEqual([])
  expect(leftOut.filter((feature) => feature.test('<form className="a" action={(data) => {}}'))).toHaveLength(
    1,
  )
})
