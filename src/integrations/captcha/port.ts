import type { CaptchaKind, HumanTask } from '#domain/spam/human-check.ts'

/** Tells people from programs. */
export type Captcha = {
  /** What the browser has to do, made for this visit. */
  task(now: Date): Promise<HumanTask>
  /** What a proof is remembered by, so that it counts once however it is written; `null` for what is no proof. */
  idOf(proof: string): string | null
  check(proof: string, now: Date): Promise<ProofCheck>
}

export type ProofCheck =
  /** A good proof has to be remembered until it expires by itself. */
  { result: 'good'; until: Date } | { result: 'false' | 'expired' | 'unknown' }

/** The captcha that a site asks for, or `null` when it asks for none, or for one that is not set up here. */
export type Captchas = (wish: CaptchaWish, key: string) => Captcha | null

type CaptchaWish = { captcha: CaptchaKind; turnstileSiteKey: string | null }
