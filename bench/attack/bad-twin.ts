import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Client } from 'pg'

/**
 * A small site with faults that ours must not have, so that a tool that finds nothing at ours has been seen to find something:
 * SQL injection, reflected markup, path traversal, an open redirect, a forgotten script and no security headers. It reads no
 * file: it only answers as if it did.
 */
export async function startBadTwin(databaseUrl: string) {
  const database = new Client(databaseUrl)
  database.on('error', () => {})
  await database.connect()
  await database.query('create table if not exists twin (id int primary key, name text)')
  await database.query("insert into twin values (1, 'HiLux'), (2, 'Ranger') on conflict do nothing")

  const server = createServer((request, response) => {
    const url = URL.parse(request.url ?? '/', 'http://twin.example') ?? new URL('http://twin.example/')
    const given = (name: string) => url.searchParams.get(name) ?? ''
    const page = (html: string, status = 200) =>
      response
        .writeHead(status, {
          'content-type': 'text/html',
          server: 'Apache/1.3.20',
          'x-powered-by': 'PHP/4.1.0',
        })
        .end(`<!doctype html><title>Twin</title>${html}`)
    switch (url.pathname) {
      case '/':
        return page(links)
      case '/item':
        return void database.query(`select name from twin where id = ${given('id')}`).then(
          (results) => page(`<p>${JSON.stringify([results].flat().map(({ rows }) => rows))}</p>`),
          (error: unknown) => page(`<p>PostgreSQL query failed: ERROR: ${String(error)}</p>`, 500),
        )
      case '/hello':
        return page(`<form action="/hello"><input name="name"></form><p>Hello ${given('name')}`)
      case '/file':
        return page(/(?:^|\/)etc\/passwd/.test(given('name')) ? `<pre>${passwords}</pre>` : '<p>A file')
      case '/go':
        return response.writeHead(302, { location: given('to').replaceAll(/[^\x21-\x7e]/g, '') || '/' }).end()
      case '/phpinfo.php':
        return page('<h1>PHP Version 4.1.0</h1><title>phpinfo()</title> PHP Version')
      default:
        return page('<p>Nothing here', 404)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      server.close()
      server.closeAllConnections()
      await database.end()
    },
  }
}

const links = `<a href="/item?id=1">Item</a> <a href="/hello?name=Kim">Hello</a> <a href="/file?name=a.txt">File</a>
  <a href="/go?to=/">Go</a>`

const passwords = 'root:x:0:0:root:/root:/bin/bash\ndaemon:x:1:1:daemon:/usr/sbin:/usr/sbin/nologin\n'
