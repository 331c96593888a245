import { useId, useState } from 'react'
import { popularModels } from '#domain/trade-in/popular-models.ts'
import { Field, type FieldState } from '../../ui/forms/field.tsx'

/** A vehicle in the customer’s own words. Makes and models are suggested, and any other may be typed. */
export function VehicleDescriptionFields({ field }: { field: (name: string) => FieldState }) {
  const [makeId, modelId] = [useId(), useId()]
  const [make, setMake] = useState(field('make').value ?? '')
  const known = Object.entries(popularModels).find(
    ([name]) => name.toLowerCase() === make.trim().toLowerCase(),
  )
  const models = known?.[1] ?? []
  return (
    <>
      <div
        className="form"
        onInput={({ target }) => {
          if (target instanceof HTMLInputElement && target.name === 'make') setMake(target.value)
        }}
      >
        <Field {...field('make')} label="Make" maxLength={60} list={makeId} />
        <Field {...field('model')} label="Model" maxLength={60} list={modelId} />
      </div>
      <datalist id={makeId}>
        {Object.keys(popularModels).map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <datalist id={modelId}>
        {models.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <Field
        {...field('variant')}
        label="Variant"
        maxLength={60}
        isOptional
        hint="Such as SR5 or Maxx Sport."
      />
      <Field {...field('year')} label="Year" inputMode="numeric" maxLength={4} />
    </>
  )
}
