import { useId } from 'react'
import { describedBy, FieldError, fieldId, type FieldState } from './field.tsx'

type SelectProps = FieldState & {
  label: string
  chosen: string
  choices: readonly { value: string; label: string }[]
  /** Stands there until something is chosen. */
  prompt?: string
}

/** One of several. */
export function Select({ name, error, label, chosen, choices, prompt }: SelectProps) {
  const errorId = useId()
  const id = fieldId(name)
  return (
    <div className={error ? 'field field--wrong' : 'field'}>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <select className="input" id={id} name={name} defaultValue={chosen} {...describedBy(error, errorId)}>
        {prompt !== undefined && <option value="">{prompt}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <FieldError id={errorId} error={error} />
    </div>
  )
}
