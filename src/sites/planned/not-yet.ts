/** Marks a setting that documents may already contain, although nothing reads it yet. */
export const notYet = { isNotYetInEffect: true } as const

declare module 'zod/v4/core' {
  interface GlobalMeta {
    /** Nothing reads this setting yet; its page and `check-site` say so. */
    isNotYetInEffect?: boolean
  }
}
