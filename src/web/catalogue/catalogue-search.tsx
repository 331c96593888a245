import { Form, href } from 'react-router'
import { Button } from '../ui/actions/button.tsx'
import { Field } from '../ui/forms/field.tsx'
import { Select } from '../ui/forms/select.tsx'
import type { CatalogueData } from './catalogue-data.server.ts'

const noError = { error: undefined }

/** The search of the catalogue, which works by its address. */
export function CatalogueSearch({ catalogue: { search, makes, categories } }: { catalogue: CatalogueData }) {
  return (
    <search aria-label="Parts">
      <Form className="catalogue__search" action={href('/parts/search')}>
        <Field
          name="query"
          label="Part, part number or vehicle"
          value={search.query}
          isOptional
          {...noError}
        />
        <Choice name="make" label="Make" prompt="Any make" values={makes} chosen={search.make} />
        <Choice
          name="category"
          label="Category"
          prompt="Every category"
          values={categories}
          chosen={search.category}
        />
        <Button type="submit">Search parts</Button>
      </Form>
    </search>
  )
}

type ChoiceProps = {
  name: string
  label: string
  prompt: string
  values: readonly string[]
  chosen: string
}

/** Nothing is asked when there is nothing to choose between. */
function Choice({ values, ...select }: ChoiceProps) {
  if (values.length < 2) return null
  return (
    <Select
      {...select}
      {...noError}
      value={undefined}
      choices={values.map((value) => ({ value, label: value }))}
    />
  )
}
