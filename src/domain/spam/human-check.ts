/** Hidden fields that a form sends along with the visitor's answers. */
export const FORM_OPENED = 'form_opened'
export const HUMAN_PROOF = 'human_proof'

/** How a site checks that a person, not a bot, sends a form. */
export const captchaKinds = ['off', 'proof-of-work', 'turnstile'] as const
export type CaptchaKind = (typeof captchaKinds)[number]

/** The task that the visitor's browser has to solve. */
export type HumanTask =
  | { kind: 'none' }
  | { kind: 'proof-of-work'; challenge: ProofOfWorkChallenge }
  | { kind: 'turnstile'; siteKey: string }
  | { kind: 'sandbox'; proof: string }

/** A computation that takes a moment to solve and almost none to verify. */
export type ProofOfWorkChallenge = { parameters: object; signature?: string | undefined }
