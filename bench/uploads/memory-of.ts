import { readFileSync } from 'node:fs'

/** The resident memory of a process; 0 once it has ended. */
export function megabytesOf(pid: number) {
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Math.round(Number(kilobytes ?? 0) / 1024)
  } catch {
    return 0
  }
}

/** The processes of a server that read images. The embedded PostgreSQL is another child, and grows with what is stored. */
export function imageProgramsOf(pid: number) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  return children.map(Number).filter((child) => {
    try {
      return readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('image-program')
    } catch {
      return false
    }
  })
}
