/** The rest is for pages, pictures, PostgreSQL, and other processes like this one. */
const SHARE = 6

const MEGABYTE = 1024 * 1024

/**
 * How many megabytes the search indexes of a process may take where the operator does not say: a sixth of the machine’s memory, or
 * of what its container may use. Both in bytes; a limit of 0, or above what the machine has, is none.
 */
export function indexMegabytes({ machine, limit }: { machine: number; limit: number }): number {
  const available = limit > 0 ? Math.min(machine, limit) : machine
  return Math.max(1, Math.floor(available / SHARE / MEGABYTE))
}
