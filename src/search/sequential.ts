/** Runs the writes to each tenant’s index one after the other. */
export function sequential() {
  const last = new Map<string, Promise<void>>()
  return {
    /** A failed write is reported to its caller, and later writes continue. */
    next(tenant: string, write: () => Promise<void>): Promise<void> {
      const written = (last.get(tenant) ?? Promise.resolve()).then(write)
      const ended = written.catch(() => {})
      last.set(tenant, ended)
      void ended.then(() => {
        if (last.get(tenant) === ended) last.delete(tenant)
      })
      return written
    },
    /** Resolves when everything requested so far is done. */
    async settled(tenant: string): Promise<void> {
      await last.get(tenant)
    },
  }
}
