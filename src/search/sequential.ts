/** Lets the writes to each tenant's index happen one after the other. */
export function sequential() {
  const last = new Map<string, Promise<void>>()
  return {
    /** A write that fails is its caller's to know; those after it go on. */
    next(tenant: string, write: () => Promise<void>): Promise<void> {
      const written = (last.get(tenant) ?? Promise.resolve()).then(write)
      const ended = written.catch(() => {})
      last.set(tenant, ended)
      void ended.then(() => {
        if (last.get(tenant) === ended) last.delete(tenant)
      })
      return written
    },
    /** Resolves when all that was asked for until now is done. */
    async settled(tenant: string): Promise<void> {
      await last.get(tenant)
    },
  }
}
