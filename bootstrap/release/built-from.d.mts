export function isBuilt(folder: string): boolean
export function stampBuild(folder: string): void
export function removeStamp(folder: string): void
export function buildFault(folder: string): string | null
