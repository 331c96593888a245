import { expect, test } from 'vitest'
import { frontApp } from '../support/server/front.ts'

test('files for browsers have the correct content type', async () => {
  const { app } = frontApp()

  const script = await app.request('http://harbour.localhost/assets/entry-B4d1.js')
  expect(script.headers.get('content-type')).toMatch(/^text\/javascript/)
  expect(await script.text()).toBe('export {}')

  const picture = await app.request('http://harbour.localhost/favicon.svg', { method: 'HEAD' })
  expect(picture.headers.get('content-type')).toMatch(/^image\/svg\+xml/)
  expect(picture.headers.get('content-length')).toBe('41')
})

test.each([
  '/assets/gone.js',
  '/assets/',
  '/assets/..%2f..%2fpackage.json',
  '/assets/%2e%2e%2fpackage.json',
  '/assets/entry-B4d1.js%00.css',
])('OPS-05 %s is neither a file nor a page', async (path) => {
  const { app } = frontApp()

  const answer = await app.request(`http://harbour.localhost${path}`)

  expect(answer.status).toBe(404)
  expect(await answer.text()).not.toContain('Harbour Motors')
})

test('the address of a folder is a page', async () => {
  const { app } = frontApp()

  expect(await (await app.request('http://harbour.localhost/assets')).text()).toContain('Harbour Motors')
})

test.each([true, false])('API-03 the sandbox of chats is served only in a demo: %s', async (demo) => {
  const { app } = frontApp({ env: { demo } })

  const answer = await app.request('http://harbour.localhost/demo-media/sandbox-chat.js')

  expect((await answer.text()).includes('openSandboxChat')).toBe(demo)
})

test.each([true, false])('the pictures of the demo are served only if it is enabled: %s', async (demo) => {
  const { app } = frontApp({ env: { demo } })

  const answer = await app.request('http://harbour.localhost/demo-media/logo-brindlewood.svg')

  expect(answer.headers.get('content-type')?.startsWith('image/svg+xml')).toBe(demo)
})
