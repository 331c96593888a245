import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sources = globSync('{src,bootstrap}/**/*.{ts,tsx,mjs}')
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, code: readFileSync(path, 'utf8') }))

/** What is risky in code, and the only files that need it, each reviewed. */
const risks: [risk: string, pattern: RegExp, allowed: string[]][] = [
  // `gc`, to give memory back.
  [
    'runs text as code',
    /\beval\(|\bnew Function\(|node:vm\b|setTimeout\(\s*['"`]/,
    ['src/server/uploads/free-received.ts'],
  ],
  [
    'starts another program',
    /child_process/,
    [
      'bootstrap/run.mjs',
      'src/data/embedded-postgres/account.ts',
      'src/data/embedded-postgres/cluster.ts',
      'src/data/embedded-postgres/leftover.ts',
      'src/data/embedded-postgres/server.ts',
      'src/integrations/uploads/separate-process.ts',
    ],
  ],
  ['starts a shell', /shell: true|\bexec(?:Sync)?\b.*child_process/, []],
  // Each joins names of columns that the code itself lists.
  [
    'writes SQL as text',
    /\bsql\.raw\(/,
    ['src/data/cars/cars.ts', 'src/data/cars/read-cars.ts', 'src/data/spellings/value-counts.ts'],
  ],
  [
    'makes a pattern while it runs',
    /\bnew RegExp\(/,
    [
      'src/domain/feeds/cell-readers/price-kind.ts',
      'src/domain/feeds/dealer-cost.ts',
      'src/domain/search/plain-words/stock-vocabulary.ts',
      'src/domain/shared/own-cookies.ts',
      'src/sites/settings/appointment-settings.ts',
      'src/web/api/api-calls.ts',
    ],
  ],
  // Its own stylesheets; the names of its own scripts, and what React Router has escaped.
  [
    'puts text into a page unescaped',
    /dangerouslySetInnerHTML|\.innerHTML\b/,
    ['src/web/rendering/page-scripts.tsx', 'src/web/styles/page-styles.tsx'],
  ],
  // When a job is tried again.
  ['draws a number that can be guessed', /\bMath\.random\b/, ['src/operations/jobs/run-due-jobs.ts']],
  ['hashes with anything but SHA-256', /create(?:Hash|Hmac)\(\s*(?!['"]sha256['"])\S/, []],
  ['encrypts by itself', /\bcreate(?:Cipher|Decipher)|subtle\.encrypt/, []],
  ['accepts any certificate', /rejectUnauthorized: false|NODE_TLS_REJECT_UNAUTHORIZED/, []],
  ['opens a page to other websites’ scripts', /access-control-allow/i, []],
  ['asks for card details', /autocomplete="cc-|name="(?:card|cvc|cvv)|js\.stripe\.com/i, []],
  ['listens to messages of other windows', /window\.addEventListener\('message'/, []],
]

test.each(risks)('OPS-05 no code %s, but where it was reviewed', (_risk, pattern, allowed) => {
  const found = sources.filter(({ code }) => pattern.test(code)).map(({ path }) => path)
  expect(found.toSorted()).toEqual(allowed)
})
