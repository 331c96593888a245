/**
 * The one-time code of a sign-in: six digits, the least that OWASP ASVS 6.5.4 allows, and valid for ten minutes
 * (6.5.5). What protects so short a secret are the limits in `sign-in-limits.ts`.
 */
export const CODE_DIGITS = 6
export const CODE_MINUTES = 10

/** Reads a code as people type and paste it, such as `123 456`; `null` when it can't be one. */
export function readCode(text: string): string | null {
  const digits = text
    .slice(0, 40)
    .normalize('NFKC')
    .replaceAll(/[\s\p{Dash}\p{Cf}]/gu, '')
  return /^\d{6}$/.test(digits) ? digits : null
}

/**
 * The text message with a code. Its last line, of the origin-bound format that Safari and the WebOTP API read, lets
 * a phone offer the code on this host only.
 */
export function codeMessage({ code, dealerName, host }: { code: string; dealerName: string; host: string }) {
  return [
    `${code} is your ${dealerName} sign-in code. It expires in ${CODE_MINUTES} minutes. Never share it.`,
    '',
    `@${host} #${code}`,
  ].join('\n')
}
