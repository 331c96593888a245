import { request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

export type VisitorResponse = { status: number; location: string | null; contentType: string; body: string }
export type Visitor = ReturnType<typeof visitorOf>

let visitors = 0

/** Someone without scripts at a site, who keeps its cookies and has an address of their own. */
export function visitorOf(host: string, port: number) {
  const cookies = new Map<string, string>()
  visitors += 1
  const address = `10.77.${(visitors >> 8) & 255}.${visitors & 255}`

  async function send(path: string, fields: Record<string, string> | null): Promise<VisitorResponse> {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const call = request(
        {
          port,
          host: '127.0.0.1',
          path,
          method: fields === null ? 'GET' : 'POST',
          headers: {
            host,
            accept: 'text/html',
            'x-forwarded-for': address,
            cookie: cookieHeader(),
            ...(fields !== null && {
              origin: `http://${host}`,
              'content-type': 'application/x-www-form-urlencoded',
            }),
          },
        },
        resolve,
      ).on('error', reject)
      call.end(fields === null ? undefined : new URLSearchParams(fields).toString())
    })
    for (const line of response.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '' || /max-age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    const { statusCode: status = 0, headers } = response
    const { location = null, 'content-type': contentType = '' } = headers
    return { status, location, contentType, body: await text(response) }
  }

  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

  return {
    cookieHeader,
    get: (path: string) => send(path, null),
    post: (path: string, fields: Record<string, string>) => send(path, fields),

    /** The code arrives in the sandbox of the demo. `false` where the site sends no more codes today. */
    async signIn(phone: string): Promise<boolean> {
      const { body } = await send('/sign-in', null)
      const stamp = /name="form_opened"[^>]*value="([^"]+)"/.exec(body)?.[1] ?? ''
      const { location: step } = await send('/sign-in', { phone, form_opened: stamp })
      const { body: sandbox } = await send('/sandbox/messages.json', null)
      const { messages } = JSON.parse(sandbox) as { messages: { kind: string; to: string; text: string }[] }
      const message = messages.find(({ kind, to }) => kind === 'sms' && to.endsWith(phone.slice(-9)))
      const code = message?.text.slice(0, 6) ?? ''
      const { location } = await send(step ?? '/sign-in', { do: 'confirm', code })
      return location !== null
    },
  }
}
