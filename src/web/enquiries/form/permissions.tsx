import { href } from 'react-router'
import { consentWording } from '#domain/enquiries/consent/consent-wording.ts'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import type { FieldState } from '../../ui/forms/field.tsx'
import type { ShownForm } from './shown-form.ts'

type PermissionsProps = { questions: ShownForm; field: (name: string) => FieldState }

/** The terms and marketing consent of a form. They are separate, and neither box starts ticked. */
export function Permissions({ questions, field }: PermissionsProps) {
  const words = consentWording(questions)
  return (
    <div className="permissions">
      {questions.optIn === 'checkbox' ? (
        <Checkbox {...field('opt_in')}>
          {words.marketing.label} <span className="field__hint">{words.marketing.notice}</span>
        </Checkbox>
      ) : (
        <p className="field__hint">{words.marketing.notice}</p>
      )}
      <Checkbox {...field('terms_conditions')} isRequired>
        {words.terms}
      </Checkbox>
      <details className="permissions__terms">
        <summary>Terms of use</summary>
        <p>
          {words.privacy} Read our{' '}
          <a href={questions.termsPath} target="_blank" rel="noopener">
            terms of use
          </a>{' '}
          and our{' '}
          <a href={href('/privacy-policy')} target="_blank" rel="noopener">
            privacy policy
          </a>{' '}
          (both open in a new tab).
        </p>
      </details>
    </div>
  )
}
