/** A message of a demonstration, which nobody but its sandbox page gets. */
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

/** What a demonstration would have sent, the newest first. */
export type SandboxMessages = {
  of(siteId: string): SandboxMessage[]
  keep(message: SandboxMessage): void
}
