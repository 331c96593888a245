import { useId } from 'react'
import { describedBy, FieldError, FieldHint, fieldId, type FieldState } from './field.tsx'

type TicksProps = FieldState & {
  label: string
  hint?: string
  isOptional?: boolean
  choices: readonly string[]
}

/** As many of a few as apply. What stands in the field is a line for each that is ticked. */
export function Ticks({ name, value, error, label, hint, isOptional = false, choices }: TicksProps) {
  const noteId = useId()
  const { 'aria-describedby': sentences } = describedBy(error, noteId, hint)
  const ticked = new Set(value?.split('\n'))
  return (
    <fieldset className={error ? 'field field--wrong' : 'field'} aria-describedby={sentences}>
      <legend className="field__label">
        {label} {isOptional && <span className="field__optional">(optional)</span>}
      </legend>
      <FieldHint id={noteId} hint={hint} />
      {choices.map((choice, index) => {
        const id = index === 0 ? fieldId(name) : `${fieldId(name)}-${index}`
        return (
          <div className="checkbox" key={choice}>
            <input id={id} name={name} type="checkbox" value={choice} defaultChecked={ticked.has(choice)} />
            <label htmlFor={id}>{choice}</label>
          </div>
        )
      })}
      <FieldError id={noteId} error={error} />
    </fieldset>
  )
}
