/** What a visitor of a demo can make happen to a payment. */
export const sandboxChoices = [
  'pay',
  'decline',
  'authenticate',
  'leave',
  'before-return',
  'twice',
  'out-of-order',
  'late',
  'never',
  'pay-late',
] as const

export type SandboxChoice = (typeof sandboxChoices)[number]
