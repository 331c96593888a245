import type { Captchas } from '#integrations/captcha/port.ts'
import { sandboxCaptcha } from '#integrations/captcha/sandbox-captcha.ts'
import { proofOfWorkCaptcha } from '#integrations/captcha/proof-of-work-captcha.ts'
import { turnstileCaptcha } from '#integrations/captcha/turnstile-captcha.ts'
import { outsideCall } from '../admission/outside-calls.ts'
import type { Env } from '../env.ts'

/** The captchas that sites may choose. In a demo a sandbox takes the place of Turnstile. */
export function captchasOf({ demo, turnstileSecrets }: Pick<Env, 'demo' | 'turnstileSecrets'>): Captchas {
  return ({ captcha, turnstileSiteKey: siteKey }, key) => {
    if (captcha === 'off') return null
    if (captcha === 'proof-of-work') return proofOfWorkCaptcha(key)
    if (demo) return sandboxCaptcha()
    const secret = siteKey === null ? undefined : turnstileSecrets.get(siteKey)
    return siteKey === null || secret === undefined
      ? null
      : turnstileCaptcha({ siteKey, secret, fetchAnswer: outsideCall(fetch) })
  }
}
