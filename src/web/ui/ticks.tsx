import { fieldId, type FieldState } from './forms/field.tsx'
import { FieldGroup } from './forms/field-group.tsx'

type TicksProps = FieldState & {
  label: string
  hint?: string
  isOptional?: boolean
  choices: readonly string[]
}

/** As many of a few as apply. What stands in the field is a line for each that is ticked. */
export function Ticks({ name, value, choices, ...group }: TicksProps) {
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
