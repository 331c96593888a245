import { type RefObject, useEffect, useRef } from 'react'

/** Fills in and sends the code when the browser reads it from the text message (the WebOTP API; Chrome on Android). */
export function useCodeFromMessage(): RefObject<HTMLFormElement | null> {
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!('OTPCredential' in globalThis)) return undefined
    const waiting = new AbortController()
    // TypeScript's DOM types don't know this proposal.
    const request = { otp: { transport: ['sms'] }, signal: waiting.signal } as CredentialRequestOptions
    navigator.credentials.get(request).then(
      (credential) => {
        const field = ref.current?.elements.namedItem('code')
        if (!credential || !('code' in credential) || !(field instanceof HTMLInputElement)) return
        field.value = String(credential.code)
        ref.current?.requestSubmit()
      },
      // The visitor closed the offer, or left the page.
      () => {},
    )
    return () => waiting.abort()
  }, [])
  return ref
}
