import { type ReactNode, useId } from 'react'
import { describedBy, FieldError, FieldHint, type FieldState } from './field.tsx'

type FieldGroupProps = Pick<FieldState, 'error'> & {
  label: string
  hint?: string
  isOptional?: boolean
  /** Where the summary of errors leads to the question, as none of its boxes has the name. */
  id?: string
  children: ReactNode
}

/** Several boxes that answer one question, with the question above and what is wrong with the answer below. */
export function FieldGroup({ error, label, hint, isOptional = false, id, children }: FieldGroupProps) {
  const noteId = useId()
  // A group is told about, but only a single box can be called invalid.
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
