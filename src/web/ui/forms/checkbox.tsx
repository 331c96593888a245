import { useId } from 'react'
import { describedBy, FieldError, fieldId, type FieldState } from './field.tsx'

type CheckboxProps = FieldState & { isRequired?: boolean; isDisabled?: boolean; children: React.ReactNode }

/** A checkbox to agree to something. */
export function Checkbox(props: CheckboxProps) {
  const { name, value, error, isRequired = false, isDisabled = false, children } = props
  const errorId = useId()
  const id = fieldId(name)
  return (
    <div className="field">
      <div className="checkbox">
        <input
          id={id}
          name={name}
          type="checkbox"
          value="true"
          defaultChecked={value !== undefined}
          required={isRequired}
          disabled={isDisabled}
          {...describedBy(error, errorId)}
        />
        <label htmlFor={id}>{children}</label>
      </div>
      <FieldError id={errorId} error={error} />
    </div>
  )
}
