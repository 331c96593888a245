import { useId } from 'react'

/** The state of one field of a form that was sent: what stands in it and what is wrong with it. */
export type FieldState = { name: string; value: string | undefined; error: string | undefined }

type FieldProps = FieldState & {
  label: string
  /** What helps to answer, before anything is wrong. */
  hint?: string
  type?: 'text' | 'email' | 'tel' | 'datetime-local'
  isOptional?: boolean
  isDisabled?: boolean
  autoComplete?: string
  inputMode?: 'numeric' | 'decimal'
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
  hint,
  type = 'text',
  isOptional = false,
  isDisabled = false,
  rows,
  ...input
}: FieldProps) {
  const noteId = useId()
  const props = {
    ...input,
    ...describedBy(error, noteId, hint),
    id: fieldId(name),
    name,
    className: 'input',
    defaultValue: value,
    required: !isOptional,
    disabled: isDisabled,
  }
  return (
    <div className={error ? 'field field--wrong' : 'field'}>
      <label className="field__label" htmlFor={props.id}>
        {label} {isOptional && <span className="field__optional">(optional)</span>}
      </label>
      <FieldHint id={noteId} hint={hint} />
      {rows === undefined ? <input {...props} type={type} /> : <textarea {...props} rows={rows} />}
      <FieldError id={noteId} error={error} />
    </div>
  )
}

export function FieldHint({ id, hint }: { id: string; hint: string | undefined }) {
  if (hint === undefined) return null
  return (
    <p className="field__hint" id={hintId(id)}>
      {hint}
    </p>
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

/** What ties a field to the sentences about it. */
export function describedBy(error: string | undefined, errorId: string, hint?: string) {
  const sentences = [hint !== undefined && hintId(errorId), error !== undefined && errorId].filter(Boolean)
  return {
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': sentences.join(' ') || undefined,
  }
}

/** Where the summary of errors leads to. */
export function fieldId(name: string) {
  return `field-${name.replaceAll(/[^\w-]+/g, '-')}`
}

function hintId(errorId: string) {
  return `${errorId}-hint`
}
