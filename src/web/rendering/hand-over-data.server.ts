import { text } from 'node:stream/consumers'
import type { EntryContext } from 'react-router'

/**
 * Takes the loaders’ data out of a page’s context, and returns what puts it into the finished page. React Router’s own way
 * renders it piece by piece while the page waits, which costs more than the page: no route defers data, so all of it is there.
 */
export async function handOverData({ serverHandoffStream, ...context }: EntryContext, nonce: string) {
  const data = serverHandoffStream ? await text(serverHandoffStream) : null
  const script = (call: string) =>
    `<script nonce="${nonce}">window.__reactRouterContext.streamController.${call};</script>`

  return {
    context,
    /** Behind the page’s own scripts, which take the data. A page without scripts has no use for it. */
    addTo(page: Buffer[]): Buffer[] {
      // The last part may hold no more than the end of the tag.
      const last = Buffer.concat(page.slice(-2))
      const end = last.lastIndexOf('</body>')
      if (data === null || end === -1 || !context.renderMeta?.didRenderScripts) return page
      const scripts = Buffer.from(script(`enqueue(${inScript(data)})`) + script('close()'))
      return [...page.slice(0, -2), last.subarray(0, end), scripts, last.subarray(end)]
    },
  }
}

/** JSON that stays a string in a script element, whatever is in it. */
function inScript(value: string) {
  return JSON.stringify(value).replaceAll(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}
