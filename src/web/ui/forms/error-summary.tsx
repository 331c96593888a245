import { useEffect, useRef } from 'react'
import { fieldId } from './field.tsx'
import './error-summary.css'

type ErrorSummaryProps = {
  formError: string | null | undefined
  errors: readonly { field: string; message: string }[] | undefined
  /** Labels of the fields, shown where several have the same message. */
  labels?: Readonly<Record<string, string>>
}

/** Lists the errors in a form, each with a link to its field. It takes the focus, so that screen readers read it. */
export function ErrorSummary({ formError, errors = [], labels = {} }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (formError || errors.length > 0) ref.current?.focus()
  }, [formError, errors])

  if (!formError && errors.length === 0) return null
  const isRepeated = (message: string) => errors.filter((error) => error.message === message).length > 1
  return (
    <div className="error-summary" role="alert" data-testid="error-warning" tabIndex={-1} ref={ref}>
      {formError && <p className="error-summary__form">{formError}</p>}
      {errors.length > 0 && (
        <>
          <p className="error-summary__title">Please fix the following errors:</p>
          <ul>
            {errors.map(({ field, message }) => (
              <li key={field}>
                <a href={`#${fieldId(field)}`}>
                  {labels[field] && isRepeated(message) ? `${labels[field]}: ${message}` : message}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
