import { expect, test } from 'vitest'
import { redirectFrom, redirectList } from './redirects.ts'

function problems(redirects: { from: string; to: string }[]) {
  return redirectList
    .safeParse({ redirects })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

test.each([
  ['itself', [{ from: '/a', to: '/A/' }]],
  [
    'a loop of three',
    [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/c?x=1' },
      { from: '/c', to: '/a#top' },
    ],
  ],
])('RNG-05 redirects can’t lead to %s', (_, redirects) => {
  expect(problems(redirects)).toContain('redirects.0.to: this leads back to where it started')
})

test('RNG-05 a chain is fine, and one that runs into a loop is reported where the loop is', () => {
  expect(
    problems([
      { from: '/a', to: '/b' },
      { from: '/b', to: '/c' },
    ]),
  ).toBeUndefined()
  const loop = [
    { from: '/b', to: '/c' },
    { from: '/c', to: '/b' },
  ]
  expect(problems([{ from: '/a', to: '/b' }, ...loop])).toEqual([
    'redirects.1.to: this leads back to where it started',
    'redirects.2.to: this leads back to where it started',
  ])
})

test.each(['/', 'old', '//evil.example/x', '/old?x=1', 'https://x.example'])(
  'RNG-05 %s can’t be redirected',
  (from) => {
    expect(problems([{ from, to: '/new' }])).toHaveLength(1)
  },
)

test.each(['javascript:alert(1)', '//evil.example', 'http://plain.example', 'https://', '/\\evil'])(
  'RNG-05 nothing is redirected to %s',
  (to) => {
    expect(problems([{ from: '/old', to }])).toHaveLength(1)
  },
)

test('RNG-05 a path is found with other capitals or a trailing slash, and listed once', () => {
  const { redirects } = redirectList.parse({ redirects: [{ from: '/Old-Page', to: '/new' }] })
  expect(redirectFrom('/old-page/', redirects)).toMatchObject({ to: '/new', status: 301 })
  expect(redirectFrom('/other', redirects)).toBeNull()
  expect(
    problems([
      { from: '/a', to: '/x' },
      { from: '/a/', to: '/y' },
    ]),
  ).toHaveLength(1)
})

test('OPS-05 a long row of slashes in an address is read once', () => {
  const { redirects } = redirectList.parse({ redirects: [{ from: '/old', to: '/new' }] })
  const start = performance.now()
  expect(redirectFrom(`/old${'/'.repeat(100_000)}x`, redirects)).toBeNull()
  expect(performance.now() - start).toBeLessThan(1000)
})
