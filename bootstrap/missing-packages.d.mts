export function missingPackages(folder: string, machine?: { os: string; cpu: string; libc: string }): string[]
