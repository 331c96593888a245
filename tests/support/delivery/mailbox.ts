import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

type ReceivedMail = { from: string; to: string[]; raw: string; mail: Email }

type Refusal = { responseCode: number; message: string }
type Options = {
  /** Whether, or how, it refuses an address. */
  refuses?: (address: string) => boolean | Refusal
}

/** A real mail server on this machine, with the emails it received. It refuses the addresses that the test chooses. */
export async function mailbox({ refuses = () => false }: Options = {}) {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      const answer = refuses(address)
      if (answer === false) return done()
      const refusal = answer === true ? { responseCode: 452, message: `<${address}> is full` } : answer
      done(Object.assign(new Error(refusal.message), { responseCode: refusal.responseCode }))
    },
    onData(stream, { envelope }, done) {
      const keep = async () => {
        const raw = await text(stream)
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        received.push({
          from,
          to: envelope.rcptTo.map(({ address }) => address),
          raw,
          mail: await PostalMime.parse(raw),
        })
      }
      keep().then(() => done(), done)
    },
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return { received, url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}` }
}
