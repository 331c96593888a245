export const serverFlags: readonly string[]
export const serverSettings: Readonly<Record<string, string>>
export const commandFlags: readonly string[]
export const commandSettings: Readonly<Record<string, string>>
