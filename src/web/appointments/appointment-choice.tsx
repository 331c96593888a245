import type { AppointmentOffer } from '#domain/appointments/appointment-offer.ts'
import type { OfferedDay } from '#domain/appointments/offered-slots.ts'
import { fieldId, type FieldState } from '../ui/forms/field.tsx'
import { FieldGroup } from '../ui/forms/field-group.tsx'
import { telephoneLink } from '../ui/actions/telephone-link.ts'
import './appointment-choice.css'

type AppointmentChoiceProps = {
  field: FieldState
  /** `null` where staff arrange appointments with the customer. */
  offer: AppointmentOffer | null
  label: string
  /** The label of the option without a time. Without it, the customer has to choose a time. */
  noPreference?: string
  phone: string | null
}

/** A choice of day and time. Each day expands to show its times. It works without scripts. */
export function AppointmentChoice({ field, offer, label, noPreference, phone }: AppointmentChoiceProps) {
  if (!offer || offer.days.length === 0) return <ArrangedByPhone label={label} phone={phone} />

  const openDay = offer.days.find(({ slots }) => slots.some(({ startsAt }) => startsAt === field.value))
  return (
    <FieldGroup
      error={field.error}
      label={label}
      hint={`Times are local to ${offer.location.name}.`}
      isOptional={noPreference !== undefined}
      id={fieldId(field.name)}
    >
      <div className="slot-days">
        {noPreference !== undefined && (
          <label className="slot slot--none">
            <input type="radio" name={field.name} value="" defaultChecked={openDay === undefined} />
            <span>{noPreference}</span>
          </label>
        )}
        {offer.days.map((day) => (
          <SlotDay key={day.day} day={day} field={field} isOpen={day === (openDay ?? offer.days[0])} />
        ))}
      </div>
    </FieldGroup>
  )
}

function SlotDay({ day, field, isOpen }: { day: OfferedDay; field: FieldState; isOpen: boolean }) {
  return (
    <details className="slot-day" open={isOpen}>
      <summary>
        {day.label}
        {/* Shown while one of its times is chosen, so that a collapsed day doesn't hide the choice. */}
        <span className="slot-day__chosen">Chosen</span>
      </summary>
      <div className="slots">
        {day.slots.map(({ startsAt, label }) => (
          <label className="slot" key={startsAt}>
            <input
              type="radio"
              name={field.name}
              value={startsAt}
              defaultChecked={startsAt === field.value}
            />
            <span>
              <span className="visually-hidden">{day.label}, </span>
              {label}
            </span>
          </label>
        ))}
      </div>
    </details>
  )
}

function ArrangedByPhone({ label, phone }: { label: string; phone: string | null }) {
  return (
    <div className="field">
      <p className="field__label">{label}</p>
      <p>
        Call us to arrange a time
        {phone !== null && (
          <>
            {': '}
            <a href={telephoneLink(phone)}>{phone}</a>
          </>
        )}
      </p>
    </div>
  )
}
