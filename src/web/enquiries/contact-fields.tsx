import { contactMethods } from '#domain/enquiries/enquiry-form.ts'
import { Field, type FieldState } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'

/** Who asks, and how they want to be answered. */
export function ContactFields({ field }: { field: (name: string) => FieldState }) {
  const method = field('PreferredContactMethod')
  return (
    <>
      <Field {...field('name')} label="Name" autoComplete="name" maxLength={120} />
      <Field {...field('email')} label="Email" type="email" autoComplete="email" maxLength={120} />
      <Field {...field('phone')} label="Phone" type="tel" autoComplete="tel" maxLength={40} />
      <Select
        {...method}
        label="How should we answer?"
        chosen={method.value ?? 'Phone'}
        choices={contactMethods.map((value) => ({ value, label: value }))}
      />
    </>
  )
}
