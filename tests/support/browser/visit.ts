import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import type { Dealership } from '#operations/sites/dealership.ts'
import { bodyOf, wholeResponse } from '#web/rendering/whole-body.ts'
import { provideDealership, requestFactsContext } from '#web/request/request-context.ts'
import { noteShared, sharedContext } from '#web/shared-page/note-shared.server.ts'

const { routes, ...rest } = build as ServerBuild
const handle = createRequestHandler({ ...rest, routes: noteShared(routes) }, 'test')

/** Requests a page of a dealer’s website, as a browser without scripts would. */
export async function visit(
  dealer: Dealership,
  path: string,
  init?: RequestInit,
  { demo = false, address = '127.0.0.1' } = {},
) {
  const reports: string[] = []
  const warnings: { facts: object; message: string }[] = []
  const context = new RouterContextProvider()
  const response = await answerOf(dealer, path, init, { demo, address, reports, warnings, context })
  const { status, headers } = response
  const html = await response.text()
  const isForEveryone = context.get(sharedContext)
  return { status, headers, html, text: textOf(html), isForEveryone, reports, warnings }
}

/** The same for responses that are not pages. */
export async function answerOf(
  dealer: Dealership,
  path: string,
  init?: RequestInit,
  {
    demo = false,
    address = '127.0.0.1',
    reports = [],
    warnings = [],
    context = new RouterContextProvider(),
  }: Heard = {},
): Promise<Response> {
  // A test changes vehicles and looks again at once, so its pages read the stored ones.
  provideDealership(context, { ...dealer, shownCars: dealer.cars })
  context.set(requestFactsContext, {
    nonce: 'test-nonce',
    requestId: 'test-request',
    actor: { kind: 'visitor', address, isProgram: path.startsWith('/api/') },
    demo,
    mayShare: false,
    report: (_error, message) => void reports.push(message),
    info: () => {},
    warn: (facts, message) => void warnings.push({ facts, message }),
  })
  const response = await handle(new Request(`${originOf(dealer)}${path}`, init), context)
  const body = bodyOf(response)
  return body ? wholeResponse(body, response) : response
}

type Heard = {
  demo?: boolean
  address?: string
  reports?: string[]
  warnings?: { facts: object; message: string }[]
  context?: RouterContextProvider
}

/** Sends a form as a browser without scripts does. */
export function send(dealer: Dealership, path: string, fields: Record<string, string>) {
  return visit(dealer, path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: originOf(dealer) },
  })
}

export function originOf({ site }: Dealership) {
  return `http://${site.slug}.localhost`
}

/** The visible text between the site’s header and its footer. */
function textOf(html: string) {
  const page = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? html
  return page
    .replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, ' ')
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
