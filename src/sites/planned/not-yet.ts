/** Marks a setting that documents may contain although no code reads it yet. */
export const notYet = { isNotYetInEffect: true } as const

declare module 'zod/v4/core' {
  interface GlobalMeta {
    /** No code reads this setting yet. docs/sites.md and `check-site` say so. */
    isNotYetInEffect?: boolean
  }
}
