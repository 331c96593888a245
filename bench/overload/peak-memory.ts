import { readFileSync } from 'node:fs'

/** The most memory that a process has had, in megabytes; 0 where the system does not tell. */
export function peakMegabytes(pid: number): number {
  try {
    const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Math.round(Number(kilobytes ?? 0) / 1024)
  } catch {
    return 0
  }
}
