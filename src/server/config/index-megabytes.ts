/** The rest is for pages, pictures and PostgreSQL. */
const SHARE = 6

const MEGABYTE = 1024 * 1024

type Machine = {
  /** Bytes. */
  memory: number
  /** What the container may use, in bytes. 0, or more than the machine has, where there is no limit. */
  limit: number
  processors: number
}

/**
 * How many megabytes the search indexes of a process may take where the operator does not say: a sixth of its container’s memory;
 * without a limit a sixth of the machine’s, or less where a process for each of its processors would otherwise take more than half.
 */
export function indexMegabytes({ memory, limit, processors }: Machine): number {
  const bytes = limit > 0 && limit < memory ? limit / SHARE : memory / Math.max(SHARE, 2 * processors)
  return Math.max(1, Math.floor(bytes / MEGABYTE))
}
