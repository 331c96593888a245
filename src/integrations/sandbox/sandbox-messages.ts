import type { SandboxMessage, SandboxMessages } from './port.ts'

const MAX_PER_SITE = 100

/** Stores the last messages of each site while this process runs. A message that is sent again appears once. */
export function createSandboxMessages(): SandboxMessages {
  const bySite = new Map<string, SandboxMessage[]>()
  return {
    of: (siteId) => bySite.get(siteId) ?? [],
    keep(message) {
      const others = (bySite.get(message.siteId) ?? []).filter(({ id }) => id !== message.id)
      bySite.set(message.siteId, [message, ...others].slice(0, MAX_PER_SITE))
    },
  }
}
