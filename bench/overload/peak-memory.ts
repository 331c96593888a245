import { readFileSync } from 'node:fs'

/** The peak memory of a process in megabytes; 0 where the system does not report it. */
export function peakMegabytes(pid: number): number {
  try {
    const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Math.round(Number(kilobytes ?? 0) / 1024)
  } catch {
    return 0
  }
}
