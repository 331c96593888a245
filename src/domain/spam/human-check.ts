/** Hidden fields that a form sends along with the visitor's answers. */
export const FORM_OPENED = 'form_opened'
export const HUMAN_PROOF = 'human_proof'

/** How a site checks that a person, not a bot, sends a form. */
export const captchaKinds = ['off', 'proof-of-work', 'turnstile'] as const
export type CaptchaKind = (typeof captchaKinds)[number]

/**
 * How a form checks that a person sends it: as it requires itself, or else as the site does. A form that requires
 * a proof where the site has no captcha uses the calculation, which needs no other service.
 */
export function captchaOf(
  { requiresProof }: { requiresProof?: boolean },
  { captcha }: { captcha: CaptchaKind },
): CaptchaKind {
  if (requiresProof === undefined) return captcha
  if (!requiresProof) return 'off'
  return captcha === 'off' ? 'proof-of-work' : captcha
}

/** The task that the visitor's browser has to solve. */
export type HumanTask =
  | { kind: 'none' }
  | { kind: 'proof-of-work'; challenge: ProofOfWorkChallenge }
  | { kind: 'turnstile'; siteKey: string }
  | { kind: 'sandbox'; proof: string }

/** A computation that takes a moment to solve and almost none to verify. */
export type ProofOfWorkChallenge = { parameters: object; signature?: string | undefined }
