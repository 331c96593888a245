import type { EntryContext } from 'react-router'
import { expect, test } from 'vitest'
import { handOverData } from './hand-over-data.server.ts'

const page = ['<html><body>', '<p>Cars</p></bo', 'dy></html>'].map((part) => Buffer.from(part))

test('OPS-04 the data comes behind the page, in scripts with the nonce', async () => {
  const data = await handOverData(contextWith('["Utes"]', true), 'abc')

  expect(data.context).not.toHaveProperty('serverHandoffStream')
  expect(String(Buffer.concat(data.addTo(page)))).toBe(
    '<html><body><p>Cars</p>' +
      String.raw`<script nonce="abc">window.__reactRouterContext.streamController.enqueue("[\"Utes\"]");</script>` +
      '<script nonce="abc">window.__reactRouterContext.streamController.close();</script></body></html>',
  )
})

test('OPS-05 data can’t end its script, whatever a dealer wrote', async () => {
  const hostile = '</script><script>alert(1)</script><!-- & \u2028\u2029 $& $1'
  const html = String(Buffer.concat((await handOverData(contextWith(hostile, true), 'abc')).addTo(page)))
  const [, text = ''] = /enqueue\((.*)\);<\/script><script nonce="abc">w/.exec(html) ?? []

  expect(text).not.toMatch(/[<>&\u2028\u2029]/)
  expect(JSON.parse(text)).toBe(hostile)
})

test('ERR-01 a page without scripts gets no data', async () => {
  expect((await handOverData(contextWith('[]', false), 'abc')).addTo(page)).toBe(page)
})

function contextWith(data: string, didRenderScripts: boolean) {
  const serverHandoffStream = new Blob([data]).stream()
  return { serverHandoffStream, renderMeta: { didRenderScripts } } as EntryContext
}
