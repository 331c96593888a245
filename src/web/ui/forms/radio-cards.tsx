import { fieldId, type FieldState } from './field.tsx'
import { FieldGroup } from './field-group.tsx'
import './radio-cards.css'

type RadioCardsProps = FieldState & {
  label: string
  hint?: string
  isOptional?: boolean
  choices: readonly { value: string; label: string; about?: string; isDisabled?: boolean }[]
}

/** Radio buttons as cards, each with room for a description. */
export function RadioCards({ name, value, choices, ...group }: RadioCardsProps) {
  return (
    <FieldGroup {...group}>
      <div className="radio-cards">
        {choices.map((choice, index) => (
          <label className="radio-card" key={choice.value}>
            <input
              // The error summary links to the first choice.
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
    </FieldGroup>
  )
}
