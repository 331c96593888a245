import { href } from 'react-router'
import { Badge } from '../ui/feedback/badge.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { type Registry, SandboxRegistry } from './sandbox-registry.tsx'
import './outbox.css'

type ShownMessage = {
  id: string
  kind: 'email' | 'sms' | 'webhook'
  at: string
  to: string
  subject: string | null
  text: string
  headers: [name: string, value: string][]
  hasHtml: boolean
}

const kindNames = { email: 'Email', sms: 'SMS', webhook: 'Webhook' }

type OutboxPageProps = { siteName: string; messages: ShownMessage[]; registry: Registry }

/** The messages that a demo stores instead of sending, and the vehicles that it knows. */
export function OutboxPage({ siteName, messages, registry }: OutboxPageProps) {
  return (
    <div className="container section outbox">
      <h1>Sent messages</h1>
      <p className="lead">
        This is a demo, so nothing is sent. The messages {siteName} would have sent are kept here until the
        server stops. <a href={href('/sandbox/messages.json')}>View as JSON</a>
      </p>
      {messages.length === 0 ? (
        <EmptyState title="Nothing yet" actions={<a href={href('/contact-us')}>Send an enquiry</a>}>
          Send an enquiry and its emails will appear here in a moment.
        </EmptyState>
      ) : (
        <ul className="sent-messages">
          {messages.map((message) => (
            <Message key={message.id} {...message} />
          ))}
        </ul>
      )}
      <SandboxRegistry registry={registry} />
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
        {hasHtml && <a href={href('/sandbox/mail/:id', { id })}>View email</a>}
      </p>
      <details>
        <summary>{kind === 'email' ? 'Plain text' : 'Message'}</summary>
        {headers.length > 0 && <pre>{headers.map(([name, value]) => `${name}: ${value}`).join('\n')}</pre>}
        <pre>{text}</pre>
      </details>
    </li>
  )
}
