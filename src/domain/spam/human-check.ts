/** The hidden fields that a form sends beside what a visitor wrote. */
export const FORM_OPENED = 'form_opened'
export const HUMAN_PROOF = 'human_proof'

/** How a site asks for a proof that somebody, and not a program, sends a form. */
export const captchaKinds = ['off', 'proof-of-work', 'turnstile'] as const
export type CaptchaKind = (typeof captchaKinds)[number]

/** What the visitor's browser has to do for its proof. */
export type HumanTask =
  | { kind: 'none' }
  | { kind: 'proof-of-work'; challenge: ProofOfWorkChallenge }
  | { kind: 'turnstile'; siteKey: string }
  | { kind: 'sandbox'; proof: string }

/** A sum that takes a moment to find and none to check. */
export type ProofOfWorkChallenge = { parameters: object; signature?: string | undefined }
