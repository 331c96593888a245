import type { SandboxMessage, SandboxMessages } from './port.ts'

const MOST_OF_A_SITE = 100

/** Keeps the last messages of each site for as long as this process runs. One that is sent again stands there once. */
export function sandboxMessages(): SandboxMessages {
  const bySite = new Map<string, SandboxMessage[]>()
  return {
    of: (siteId) => bySite.get(siteId) ?? [],
    keep(message) {
      const others = (bySite.get(message.siteId) ?? []).filter(({ id }) => id !== message.id)
      bySite.set(message.siteId, [message, ...others].slice(0, MOST_OF_A_SITE))
    },
  }
}
