import { useEffect, useRef } from 'react'
import { HONEYPOT } from '#domain/enquiries/enquiry-form.ts'
import { FORM_OPENED, HUMAN_PROOF } from '#domain/spam/human-check.ts'
import { useSiteFrame } from '../frame/use-site-frame.ts'
import type { FieldState } from '../ui/forms/field.tsx'
import './human-check.css'

type HumanCheckProps = {
  field: (name: string) => FieldState
  /** Whether this step needs the proof. Only the last step of a form does. */
  isAsking: boolean
  /** Whether the form requires a proof; as on the whole site unless it says so itself. */
  requiresProof?: boolean
}

/** Tells people from bots, once per form. People don't see it and don't wait for it. */
export function HumanCheck({ field, isAsking, requiresProof }: HumanCheckProps) {
  const frame = useSiteFrame()
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const form = ref.current?.form
    if (!form) return undefined
    const begin = () =>
      void import('./prove-human.ts').then(
        ({ proveHuman }) => proveHuman(form),
        () => {},
      )
    form.addEventListener('focusin', begin, { once: true })
    if (form.contains(document.activeElement)) begin()
    return () => form.removeEventListener('focusin', begin)
  }, [])
  return (
    <>
      {/* People never see this field. A bot that fills it in gives itself away. */}
      <div className="honeypot" aria-hidden="true">
        <label>
          Company website
          <input name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input
        type="hidden"
        name={FORM_OPENED}
        defaultValue={field(FORM_OPENED).value ?? frame?.formOpened ?? ''}
        ref={ref}
      />
      {isAsking && (requiresProof ?? frame?.requiresCaptcha) && <input type="hidden" name={HUMAN_PROOF} />}
    </>
  )
}
