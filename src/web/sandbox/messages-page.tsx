import { Badge } from '../ui/badge.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

export type ShownMessage = {
  id: string
  kind: 'email' | 'sms' | 'webhook'
  at: string
  to: string
  subject: string | null
  text: string
  headers: [name: string, value: string][]
  hasHtml: boolean
}

const kindNames = { email: 'E-mail', sms: 'SMS', webhook: 'Webhook' }

/** Every message of a demonstration, to be read instead of sent. */
export function MessagesPage({ siteName, messages }: { siteName: string; messages: ShownMessage[] }) {
  return (
    <div className="container section sandbox">
      <h1>What was sent</h1>
      <p className="lead">
        This is a demonstration, so nothing leaves it. What {siteName} would have sent is kept here until the
        server stops. <a href="/sandbox/messages.json">The same as data</a>
      </p>
      {messages.length === 0 ? (
        <EmptyState title="Nothing yet" actions={<a href="/contact-us">Send an enquiry</a>}>
          Send an enquiry, and the mails that follow from it are here a moment later.
        </EmptyState>
      ) : (
        <ul className="sent-messages">
          {messages.map((message) => (
            <Message key={message.id} {...message} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Message({ id, kind, at, to, subject, text, headers, hasHtml }: ShownMessage) {
  return (
    <li className="sent-message">
      <h2>{subject ?? `${kindNames[kind]} to ${to}`}</h2>
      <p className="sent-message__facts">
        <Badge kind="brand">{kindNames[kind]}</Badge> {subject !== null && <span>to {to}</span>}{' '}
        <span>{at}</span>
        {hasHtml && <a href={`/sandbox/mail/${id}`}>As it looks</a>}
      </p>
      <details>
        <summary>{kind === 'email' ? 'As text' : 'What it says'}</summary>
        {headers.length > 0 && <pre>{headers.map(([name, value]) => `${name}: ${value}`).join('\n')}</pre>}
        <pre>{text}</pre>
      </details>
    </li>
  )
}
