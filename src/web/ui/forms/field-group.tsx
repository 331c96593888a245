import { type ReactNode, useId } from 'react'
import { describedBy, FieldError, FieldHint, type FieldState } from './field.tsx'

type FieldGroupProps = Pick<FieldState, 'error'> & {
  label: string
  hint?: string
  isOptional?: boolean
  /** The error summary links to this id where no input has the field's name. */
  id?: string
  children: ReactNode
}

/** Several inputs for one question, with its label above and the error below. */
export function FieldGroup({ error, label, hint, isOptional = false, id, children }: FieldGroupProps) {
  const noteId = useId()
  // A fieldset may have a description, but only an input may be `aria-invalid`.
  const { 'aria-describedby': sentences } = describedBy(error, noteId, hint)
  return (
    <fieldset
      className={error ? 'field field--wrong' : 'field'}
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      aria-describedby={sentences}
    >
      <legend className="field__label">
        {label} {isOptional && <span className="field__optional">(optional)</span>}
      </legend>
      <FieldHint id={noteId} hint={hint} />
      {children}
      <FieldError id={noteId} error={error} />
    </fieldset>
  )
}
