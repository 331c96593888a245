import type { SandboxMessage } from '#integrations/sandbox/port.ts'

/** A sandbox that remembers what was sent, newest first. */
export function rememberedMessages() {
  const all: SandboxMessage[] = []
  return {
    of: (siteId: string) => all.filter((message) => message.siteId === siteId),
    keep: async (message: SandboxMessage) => void all.unshift(message),
  }
}
