import { useEffect, useRef } from 'react'
import { fieldId } from './field.tsx'

type ErrorSummaryProps = {
  formError: string | null | undefined
  errors: readonly { field: string; message: string }[] | undefined
  /** What the fields are called, for those of which the same has to be said. */
  labels?: Readonly<Record<string, string>>
}

/** What has to be put right, announced and brought to the visitor's attention, each with the way to its field. */
export function ErrorSummary({ formError, errors = [], labels = {} }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (formError || errors.length > 0) ref.current?.focus()
  }, [formError, errors])

  if (!formError && errors.length === 0) return null
  const isSaidOfOthers = (message: string) => errors.filter((error) => error.message === message).length > 1
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
                  {labels[field] && isSaidOfOthers(message) ? `${labels[field]}: ${message}` : message}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
