export const serverFlags: readonly string[]
export const commandFlags: readonly string[]
export const nodeSettings: Readonly<Record<string, string>>
