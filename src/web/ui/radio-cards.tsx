import { useId } from 'react'
import { describedBy, FieldError, FieldHint, fieldId, type FieldState } from './field.tsx'

type RadioCardsProps = FieldState & {
  label: string
  hint?: string
  isOptional?: boolean
  choices: readonly { value: string; label: string; about?: string; isDisabled?: boolean }[]
}

/** One of a few, each with room to say what it means. */
export function RadioCards({
  name,
  value,
  error,
  label,
  hint,
  isOptional = false,
  choices,
}: RadioCardsProps) {
  const noteId = useId()
  // A group is told about, but only a single box can be called invalid.
  const { 'aria-describedby': sentences } = describedBy(error, noteId, hint)
  return (
    <fieldset className={error ? 'field field--wrong' : 'field'} aria-describedby={sentences}>
      <legend className="field__label">
        {label} {isOptional && <span className="field__optional">(optional)</span>}
      </legend>
      <FieldHint id={noteId} hint={hint} />
      <div className="radio-cards">
        {choices.map((choice, index) => (
          <label className="radio-card" key={choice.value}>
            <input
              // The summary of errors leads to the first of them.
              id={index === 0 ? fieldId(name) : undefined}
              type="radio"
              name={name}
              value={choice.value}
              defaultChecked={choice.value === value}
              disabled={choice.isDisabled}
            />
            <span className="radio-card__label">{choice.label}</span>
            {choice.about !== undefined && <span className="radio-card__about">{choice.about}</span>}
          </label>
        ))}
      </div>
      <FieldError id={noteId} error={error} />
    </fieldset>
  )
}
