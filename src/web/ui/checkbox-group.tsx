import { fieldId, type FieldState } from './forms/field.tsx'
import { FieldGroup } from './forms/field-group.tsx'

type CheckboxGroupProps = FieldState & {
  label: string
  hint?: string
  isOptional?: boolean
  choices: readonly string[]
}

/** Checkboxes for a multiple choice. The field's value has a line for each ticked box. */
export function CheckboxGroup({ name, value, choices, ...group }: CheckboxGroupProps) {
  const ticked = new Set(value?.split('\n'))
  return (
    <FieldGroup {...group}>
      {choices.map((choice, index) => {
        const id = index === 0 ? fieldId(name) : `${fieldId(name)}-${index}`
        return (
          <div className="checkbox" key={choice}>
            <input id={id} name={name} type="checkbox" value={choice} defaultChecked={ticked.has(choice)} />
            <label htmlFor={id}>{choice}</label>
          </div>
        )
      })}
    </FieldGroup>
  )
}
