import { afterEach, expect, test, vi } from 'vitest'
import { hasSession } from './session-hint.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['__Host-signed-in=1', true],
  ['theme=dark; __Host-signed-in=1', true],
  ['signed-in=1', true],
  ['', false],
  ['__Host-signed-in=', false],
  ['not-signed-in=1', false],
])('SAVE-01 whether scripts of a browser with the cookies “%s” expect a session is %s', (cookie, is) => {
  vi.stubGlobal('document', { cookie })
  expect(hasSession()).toBe(is)
})
