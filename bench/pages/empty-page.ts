import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta name="viewport" content="width=device-width" />
    <meta name="description" content="An empty page" />
    <title>Empty</title>
    <link rel="icon" href="data:," />
  </head>
  <body><main><h1>Empty</h1></main></body>
</html>`

/**
 * Serves the yardstick: a page that costs nothing but the browser's own work. Lighthouse multiplies that by four too, so on a
 * slow or busy machine even this page has blocking time, and fewer than a hundred points.
 */
export async function startEmptyPage(): Promise<{ address: string; stop: () => void }> {
  const server = createServer((request, response) => {
    const found = request.url === '/'
    response.writeHead(found ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
    response.end(found ? page : '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}/`, stop: () => server.close() }
}
