import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sealPage } from './seal-page.server.ts'

const nonce = 'kqWlwjY4LrGHhgaX0OdTKA'
const page = [
  `<style id="page-styles" nonce="${nonce}">p{color:red}</style><link rel="modulepreload" href="/a.js" nonce="${nonce}"/>`,
  `<p>5 &lt; 6</p><script>steal()</script><script nonce="guess">steal()</script><style>p{display:none}</style>`,
  `<script nonce="${nonce}" type="module" async="">import "/a.js"</script><script nonce="${nonce}">go("s1")</script>`,
].join('')

test('OPS-05 only the page’s own scripts and styles get a hash', () => {
  const { hashes } = sealPage(bytes(page), nonce, null)

  expect(hashes).toEqual({
    scripts: [hashOf('import "/a.js"'), hashOf('go("s1")')],
    styles: [hashOf('p{color:red}')],
  })
})

test('OPS-04 a sealed page has no nonce, and is otherwise unchanged', () => {
  expect(sealPage(bytes(page), nonce, null).html.join('')).toBe(page.replaceAll(` nonce="${nonce}"`, ''))
})

test('OPS-04 pages that differ in the time of their forms only have the same ETag', () => {
  const [first, second] = ['s1', 's2'].map((stamp) =>
    sealPage(bytes(page.replace('s1', stamp)), nonce, stamp),
  )

  expect(first?.etag).toBe(second?.etag)
  expect(first?.hashes).not.toEqual(second?.hashes)
  expect(sealPage(bytes(page.replace('red', 'blue')), nonce, 's1').etag).not.toBe(first?.etag)
})

function bytes(html: string) {
  return Buffer.from(html)
}

function hashOf(text: string) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
