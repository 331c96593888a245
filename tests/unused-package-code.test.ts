import { expect, test } from 'vitest'
import { withoutUnused } from '../bootstrap/leave-out-unused.ts'

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

const Part = /* @__PURE__ */ React$1.forwardRef(shown)
`)
})

test('OPS-04 a package that has changed fails the build', () => {
  expect(() => withoutUnused(code, { ...unused, functions: ['hidden', 'gone'] })).toThrow(
    'parts.js has no gone.',
  )
  expect(() => withoutUnused(code, { ...unused, statements: ['Other.'] })).toThrow('parts.js has no Other.')
})
