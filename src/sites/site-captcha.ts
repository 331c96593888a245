import { captchaOf, type CaptchaKind } from '#domain/spam/human-check.ts'
import type { Site } from './site.ts'

/** The captcha of a site: the one for all of its forms, or else the one that its booking form has. */
export function siteCaptcha({ forms, service }: Pick<Site, 'forms' | 'service'>): CaptchaKind {
  return captchaOf(service.captcha ? { requiresProof: true } : {}, forms)
}
