import type { UNSAFE_AssetsManifest as AssetsManifest } from 'react-router'
import { expect, test } from 'vitest'
import { startScript } from './start-script.ts'

const root = { id: 'root', module: '/root.js', imports: ['/frame.js'] }
const car = { id: 'car', module: '/car.js', imports: ['/frame.js', '/forms.js'] }
const other = { id: 'other', module: '/other.js' }
const manifest = {
  url: '/manifest.js',
  entry: { module: '/entry.js', imports: ['/frame.js'] },
  routes: { root, car, other },
} as unknown as AssetsManifest

test('OPS-04 a page asks for its own scripts, each of them once and all at the same time', () => {
  const script = startScript(manifest, ['root', 'car'])

  expect(script).toContain('({"root":"/root.js","car":"/car.js"},')
  expect(script).toContain('["/manifest.js","/entry.js","/frame.js","/root.js","/car.js","/forms.js"]')
  expect(script).not.toContain('other')
})

test('OPS-05 the start of a page’s scripts can’t end its element', () => {
  expect(startScript(manifest, ['root'])).not.toContain('<')
})

test('OPS-04 a page is not laid out for its fonts before it is painted', () => {
  expect(startScript(manifest, ['root'])).toContain('painted.then(()=>document.fonts.ready)')
})
