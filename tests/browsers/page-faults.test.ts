import { expect, test } from 'vitest'
import { inEachBrowser } from '../support/visitor/in-each-browser.ts'

inEachBrowser((visit) => {
  test('a visit notices errors, refused scripts, missing pictures and failed requests', async () => {
    await visit({ slug: 'brindlewood', width: 390 }, async (visitor) => {
      await visitor.opens('/contact')
      await visitor.isHydrated()
      expect(visitor.faults).toEqual([])
      await visitor.window.run(plantFaults, null)

      await visitor.eventually(async () =>
        expect(visitor.faults.toSorted()).toEqual([
          '/contact: console: planted',
          expect.stringMatching(/^\/contact: error: .*thrown/),
          expect.stringMatching(/^\/contact: not loaded: <img src="\/nothing\.png">/),
          expect.stringMatching(/^\/contact: policy: script-src/),
          expect.stringMatching(/^\/contact: rejection: .*refused/),
          '404 GET /nothing.json',
          '404 GET /nothing.png',
        ]),
      )
      visitor.faults.length = 0
    })
  })
})

/** Runs inside the browser. */
function plantFaults() {
  console.error('planted')
  const picture = document.createElement('img')
  picture.src = '/nothing.png'
  document.body.append(picture)
  document.body.insertAdjacentHTML('beforeend', '<button onclick="alert(1)">Planted</button>')
  document.body.lastElementChild?.dispatchEvent(new Event('click'))
  void fetch('/nothing.json')
  setTimeout(() => void Promise.reject(new Error('refused')), 0)
  setTimeout(() => {
    throw new Error('thrown')
  }, 0)
  return null
}
