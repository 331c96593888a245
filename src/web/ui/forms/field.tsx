import { useId } from 'react'

/** The state of a field in a submitted form: its value and its error. */
export type FieldState = { name: string; value: string | undefined; error: string | undefined }

type FieldProps = FieldState & {
  label: string
  /** Help text, shown before there is an error. */
  hint?: string
  type?: 'text' | 'email' | 'tel' | 'datetime-local'
  isOptional?: boolean
  /** When an optional field is needed after all, such as “for delivery”. */
  neededFor?: string
  isDisabled?: boolean
  autoComplete?: string
  inputMode?: 'numeric' | 'decimal'
  /** What an on-screen keyboard writes in capitals: each word of a name, or all of a registration. */
  autoCapitalize?: 'words' | 'characters'
  /** The id of a list with suggestions. */
  list?: string
  maxLength?: number
  /** Makes it a textarea of this many rows. */
  rows?: number
}

/** A text field with its label above and its error below. */
export function Field({
  name,
  value,
  error,
  label,
  hint,
  type = 'text',
  isOptional = false,
  neededFor = 'optional',
  isDisabled = false,
  rows,
  ...input
}: FieldProps) {
  const noteId = useId()
  const props = {
    ...input,
    // A keyboard would correct a registration to a word.
    ...(input.autoCapitalize === 'characters' && { autoCorrect: 'off', spellCheck: false }),
    ...describedBy(error, noteId, hint),
    id: fieldId(name),
    name,
    className: 'input',
    defaultValue: value,
    required: !isOptional,
    disabled: isDisabled,
  }
  return (
    <div className="field">
      <label className="field__label" htmlFor={props.id}>
        {label} {isOptional && <span className="field__optional">({neededFor})</span>}
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

/** The ARIA attributes that connect a field to its hint and error. */
export function describedBy(error: string | undefined, errorId: string, hint?: string) {
  const sentences = [hint !== undefined && hintId(errorId), error !== undefined && errorId].filter(Boolean)
  return {
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': sentences.join(' ') || undefined,
  }
}

/** The id of a field, which the error summary links to. */
export function fieldId(name: string) {
  return `field-${name.replaceAll(/[^\w-]+/g, '-')}`
}

function hintId(errorId: string) {
  return `${errorId}-hint`
}
