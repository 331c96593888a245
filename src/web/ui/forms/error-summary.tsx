import { useEffect, useRef } from 'react'
import { useHydrated } from '../hydration.tsx'
import { fieldId } from './field.tsx'
import './error-summary.css'

type ErrorSummaryProps = {
  formError: string | null | undefined
  /** Passing a new array moves the focus here again. */
  errors: readonly { field: string; message: string }[] | undefined
  /** Labels of the fields, shown where a message doesn’t name its field. */
  labels?: Readonly<Record<string, string>>
}

/** Lists the errors in a form, each with a link to its field. It takes the focus, so that screen readers read it. */
export function ErrorSummary({ formError, errors = none, labels = {} }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null)
  const isFromServer = useRef(!useHydrated())
  useEffect(() => {
    // While the scripts loaded, the visitor may have begun to fix the errors.
    const isBusy = isFromServer.current && document.activeElement !== document.body
    isFromServer.current = false
    if (!isBusy && (formError || errors.length > 0)) ref.current?.focus()
  }, [formError, errors])

  if (!formError && errors.length === 0) return null
  const isRepeated = (message: string) => errors.filter((error) => error.message === message).length > 1
  const named = (label: string | undefined, message: string) =>
    label && (isRepeated(message) || fitsAnyField.test(message)) ? `${label}: ${message}` : message
  return (
    <div className="error-summary" role="alert" data-testid="error-warning" tabIndex={-1} ref={ref}>
      {formError && <p className="error-summary__form">{formError}</p>}
      {errors.length > 0 && (
        <>
          <p className="error-summary__title">Please fix the following errors:</p>
          <ul>
            {errors.map(({ field, message }) => (
              <li key={field}>
                <a href={`#${fieldId(field)}`}>{named(labels[field], message)}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

const none: readonly [] = []

/** Away from their field, these messages don’t say what they are about. */
const fitsAnyField = /^(?:\* This field|Please enter a number)/
