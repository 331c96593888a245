import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

/** Each folder, and the folders that it may import. */
const layers: Record<string, string[]> = {
  domain: [],
  sites: ['domain'],
  search: ['domain', 'sites'],
  data: ['domain', 'sites'],
  integrations: ['domain', 'sites'],
  operations: ['domain', 'sites', 'search', 'data', 'integrations'],
  web: ['domain', 'sites', 'search', 'data', 'integrations', 'operations'],
  server: ['domain', 'sites', 'search', 'data', 'integrations', 'operations', 'web'],
  cli: ['domain', 'sites', 'search', 'data', 'integrations', 'operations', 'server'],
}

/** The folders of src/web, from the ground up: each may import those of the lines above it, and none of its own line. */
const webStoreys = [
  ['api', 'device', 'rendering', 'request', 'shared-page', 'styles', 'ui'],
  ['maps'],
  ['places', 'promotions', 'tracking'],
  ['contact'],
  ['frame'],
  ['models', 'seo', 'spam'],
  ['cars', 'customers'],
  ['alerts', 'appointments', 'compare', 'saved-searches', 'uploads'],
  ['enquiries', 'watchlist'],
  ['content'],
  [
    'catalogue',
    'finance',
    'guarantee',
    'locations',
    'payments',
    'range',
    'reservations',
    'service',
    'spin-to-win',
    'trade-in',
  ],
  ['purchases'],
  ['car-page', 'component-gallery', 'home', 'outbox', 'payment-sandbox', 'search'],
  ['templates'],
]

const serverSide = 'data|search|integrations|operations|server|cli'

const rules = [
  ...Object.entries(layers).map(([layer, below]) => ({
    rule: `${layer} imports only itself${below.length > 0 ? `, ${below.join(', ')}` : ''}`,
    // The list of templates reads their manifests, which are data; a rule of its own says so.
    from: new RegExp(`^src/${layer}/(?!templates/template-list\\.ts$)`),
    never: new RegExp(`^src/(?!(?:${[layer, ...below].join('|')})/)`),
  })),
  {
    rule: 'only the list of templates imports their manifests',
    from: /^src\/(?!sites\/templates\/template-list\.ts$)/,
    never: /^src\/web\/templates\/[^/]+\/template\.ts$/,
  },
  {
    rule: 'the list of templates imports nothing but manifests',
    from: /^src\/sites\/templates\/template-list\.ts$/,
    never: /^(?!src\/web\/templates\/[^/]+\/template\.ts$)/,
  },
  {
    rule: 'the manifest of a template is data',
    from: /^src\/web\/templates\/[^/]+\/template\.ts$/,
    never: /^(?!src\/sites\/templates\/(?:template-manifest|light-pages)\.ts$)/,
  },
  ...webStoreys.flatMap((folders, storey) =>
    folders.map((folder) => ({
      rule: `web/${folder} imports only web folders below it`,
      from: new RegExp(`^src/web/${folder}/`),
      never: new RegExp(
        `^src/web/(?!(?:${[folder, ...webStoreys.slice(0, storey).flat()].join('|')})/|.*\\.css|.*/\\+types/)`,
      ),
    })),
  ),
  {
    rule: 'the domain is plain TypeScript and needs no library but zod, and re2js for feeds',
    from: /^src\/domain\//,
    never: /^(?!src\/|zod(?:\/v4\/core)?$|re2js$)/,
  },
  {
    rule: 'only the patterns of feeds need re2js',
    from: /^src\/(?!domain\/feeds\/pattern\.ts$)/,
    never: /^re2js$/,
  },
  {
    rule: 'a component reaches the server side only through its route',
    from: /^src\/web\/(?!.*\.(?:route|layout|server)\.tsx?$|request\/request-context\.ts$)/,
    never: new RegExp(`^src/(?:${serverSide})/`),
  },
  { rule: 'the design system knows no cars', from: /^src\/web\/ui\//, never: /^src\/(?!web\/ui\/)/ },
  {
    rule: 'only the server and the command line choose an adapter; everyone else sees its port',
    from: /^src\/(?!(?:server|cli|integrations)\/)/,
    never: /^src\/integrations\/(?!.*\/port\.ts$)/,
  },
  {
    rule: 'the outbox and the job worker know no kind of job; only the registry does',
    from: /^src\/(?:data\/(?:outbox|tables\/outbox)|domain\/jobs\/.*|operations\/jobs\/(?!job-registry).*)\.ts$/,
    never: /^src\/.*(?:lead|appointment|deliver|enquir|email|sender)/,
  },
  {
    rule: 'a page gets a PublicDealership and the desks it needs, never the whole Dealership',
    from: /^src\/web\//,
    never: /^src\/(?:operations\/sites\/(?:open-)?dealerships?|data\/site-stores)\.ts$/,
  },
  { rule: 'nothing imports a route', from: /^src\//, never: /^(?!.*\/\+types\/).*\.route\.tsx?$/ },
  {
    rule: 'nothing but the server and the command line knows the demo',
    from: /^src\/(?!server|cli)/,
    never: /^demo\//,
  },
]

const sources = globSync('{src,demo}/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))
const imports = sources.flatMap(importsOf)

test('finds the source files', () => {
  expect(sources.length).toBeGreaterThan(50)
  expect(imports.length).toBeGreaterThan(100)
})

describe('import rules', () => {
  test('every folder of src/web has its place', () => {
    const folders = new Set(sources.flatMap((file) => /^src\/web\/([^/]+)\//.exec(file)?.[1] ?? []))
    expect([...folders].toSorted()).toEqual(webStoreys.flat().toSorted())
  })

  test.each(rules)('$rule', ({ from, never }) => {
    const broken = imports.filter((line) => from.test(line.from) && never.test(line.to))

    expect(broken.map((line) => `${line.from} imports ${line.to}`)).toEqual([])
  })
})

describe('code conventions', () => {
  test('only the environment’s own module and the command line read the environment', () => {
    expect(filesWith(/process\.env/, /^src\/(?:server\/env\.ts$|cli\/)|^demo\//)).toEqual([])
  })

  test('no folder holds more than 25 source files, or as many tests', () => {
    const files = globSync('{src,demo,tests,tools/studio,bench,bootstrap}/**/*.{ts,tsx,mjs,css}').filter(
      (file) => file.startsWith('tests/') || !file.includes('.test.'),
    )
    const folders = [...Map.groupBy(files, dirname)].filter(([, inside]) => inside.length > 25)
    expect(folders.map(([folder, inside]) => `${folder}: ${inside.length}`)).toEqual([])
  })

  test('no file is longer than 300 lines', () => {
    const files = globSync('{src,demo,tests,tools/studio,bench,bootstrap}/**/*.{ts,tsx,mjs,css}')
    const long = files.filter((file) => readFileSync(file, 'utf8').split('\n').length > 301)
    expect(long).toEqual([])
  })

  test('nothing is called utils, helpers, common, misc, lib, core or manager', () => {
    const bag = /(?:^|[/.-])(?:utils?|helpers?|common|misc|lib|core|managers?)(?:[/.-]|$)/
    expect(sources.filter((file) => bag.test(file))).toEqual([])
  })

  test('no comment silences the compiler (the linter forbids `any`)', () => {
    expect(filesWith(/@ts-(?:ignore|expect-error|nocheck)/)).toEqual([])
  })

  test('no code knows a site by its name', () => {
    expect(filesWith(/\.slug\s*===?\s*['"]/, /^demo\//)).toEqual([])
  })

  test('OPS-07 date formatters are cached, not created on each call', () => {
    const checksName = /^src\/(?:sites\/identity|domain\/feeds\/feed-mapping)\.ts$/
    const made = filesWith(/new Intl\.DateTimeFormat|\.toLocale(?:Date|Time)?String\(/, checksName)
    expect(made).toEqual(['src/domain/shared/date-format.ts'])
  })

  test('a test that fakes the clock puts the real one back: unit tests share their worker', () => {
    const faking = globSync('{src,demo}/**/*.test.ts').filter((file) => {
      const text = readFileSync(file, 'utf8')
      return text.includes('useFakeTimers(') && !text.includes('useRealTimers()')
    })
    expect(faking).toEqual([])
  })

  test('an operation takes the parts of a dealership that it uses, never all of it', () => {
    const whole = /(?<!Pick<\s*|import type \{ |')\bDealership\b(?!\[|'|:)/
    const operations = filesWith(
      whole,
      /^src\/(?!operations\/)|^src\/operations\/sites\/(?:open-)?dealerships?\.ts$/,
    )
    expect(operations).toEqual([])
  })

  test('styles have no ch or ex lengths, which change when a font arrives', () => {
    const styles = globSync('src/**/*.css')
    expect(styles.filter((file) => /\d(?:ch|ex)\b/.test(readFileSync(file, 'utf8')))).toEqual([])
  })

  test('there are no barrels', () => {
    expect(sources.filter((file) => /\/index\.tsx?$/.test(file))).toEqual([])
  })
})

function filesWith(pattern: RegExp, except = /^$/) {
  return sources.filter((file) => !except.test(file) && pattern.test(readFileSync(file, 'utf8')))
}

function importsOf(file: string) {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^'\n]+)'/g)].map(([, specifier = '']) => ({
    from: file,
    to: resolve(file, specifier),
  }))
}

function resolve(file: string, specifier: string) {
  if (specifier.startsWith('.')) return join(dirname(file), specifier)
  if (specifier.startsWith('#demo/')) return specifier.slice(1)
  return specifier.replace(/^#/, 'src/')
}
