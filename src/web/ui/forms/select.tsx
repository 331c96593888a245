import { useId } from 'react'
import { describedBy, FieldError, FieldHint, fieldId, type FieldState } from './field.tsx'

type SelectProps = FieldState & {
  label: string
  hint?: string
  chosen: string
  choices: readonly { value: string; label: string }[]
  /** An empty first option, such as “Please choose”. */
  prompt?: string
  isOptional?: boolean
  /** Whether a choice is required. Browsers can only enforce it if there is a prompt. */
  isRequired?: boolean
  isDisabled?: boolean
}

/** A select with its label, hint and error. */
export function Select(props: SelectProps) {
  const { name, error, label, hint, chosen, choices, prompt } = props
  const { isOptional = false, isRequired = false, isDisabled = false } = props
  const noteId = useId()
  const id = fieldId(name)
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label} {isOptional && <span className="field__optional">(optional)</span>}
      </label>
      <FieldHint id={noteId} hint={hint} />
      <select
        className="input"
        id={id}
        name={name}
        defaultValue={chosen}
        required={isRequired && prompt !== undefined}
        disabled={isDisabled}
        {...describedBy(error, noteId, hint)}
      >
        {prompt !== undefined && <option value="">{prompt}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <FieldError id={noteId} error={error} />
    </div>
  )
}
