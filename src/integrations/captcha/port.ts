import type { CaptchaKind, HumanTask } from '#domain/spam/human-check.ts'

/** Distinguishes people from bots. */
export type Captcha = {
  /** The task for the browser, created for this visit. */
  task(now: Date): Promise<HumanTask>
  /** An id for a proof, so that it counts once however it is written. `null` if it is not a proof. */
  idOf(proof: string): string | null
  check(proof: string, now: Date): Promise<ProofCheck>
}

export type ProofCheck =
  /** A good proof must be remembered until it expires. */
  { result: 'good'; until: Date } | { result: 'false' | 'expired' | 'unknown' }

/** The captcha in a site’s settings. `null` if it has none, or one that is not set up here. */
export type Captchas = (settings: CaptchaSettings, key: string) => Captcha | null

type CaptchaSettings = { captcha: CaptchaKind; turnstileSiteKey: string | null }
