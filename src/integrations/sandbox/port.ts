/** A message of a demo, which only appears on its sandbox page. */
export type SandboxMessage = {
  id: string
  siteId: string
  at: Date
  kind: 'email' | 'sms' | 'webhook'
  to: string
  subject: string | null
  text: string
  html: string | null
  headers: Record<string, string>
}

/** The messages that a demo would have sent, newest first. */
export type SandboxMessages = {
  of(siteId: string): Promise<readonly SandboxMessage[]>
  keep(message: SandboxMessage): Promise<void>
}
