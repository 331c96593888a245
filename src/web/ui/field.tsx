import { useId } from 'react'

/** The state of one field of a form that was sent: what stands in it and what is wrong with it. */
export type FieldState = { name: string; value: string | undefined; error: string | undefined }

type FieldProps = FieldState & {
  label: string
  type?: 'text' | 'email' | 'tel'
  isOptional?: boolean
  autoComplete?: string
  maxLength?: number
  /** More than one line to write on. */
  rows?: number
}

/** One thing to write, with its name above and what is wrong with it below. */
export function Field({
  name,
  value,
  error,
  label,
  type = 'text',
  isOptional = false,
  rows,
  ...input
}: FieldProps) {
  const errorId = useId()
  const props = {
    ...input,
    ...describedBy(error, errorId),
    id: fieldId(name),
    name,
    className: 'input',
    defaultValue: value,
    required: !isOptional,
  }
  return (
    <div className={error ? 'field field--wrong' : 'field'}>
      <label className="field__label" htmlFor={props.id}>
        {label} {isOptional && <span className="field__optional">(optional)</span>}
      </label>
      {rows === undefined ? <input {...props} type={type} /> : <textarea {...props} rows={rows} />}
      <FieldError id={errorId} error={error} />
    </div>
  )
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (error === undefined) return null
  return (
    <p className="field__error" id={id}>
      {error}
    </p>
  )
}

/** What ties a field to the sentence about it. */
export function describedBy(error: string | undefined, errorId: string) {
  return error === undefined ? {} : { 'aria-invalid': true as const, 'aria-describedby': errorId }
}

/** Where the summary of errors leads to. */
export function fieldId(name: string) {
  return `field-${name}`
}
