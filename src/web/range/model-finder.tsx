import { useEffect, useRef, useState } from 'react'
import { Form, href } from 'react-router'
import { Button } from '../ui/actions/button.tsx'
import { Select } from '../ui/forms/select.tsx'
import type { RangePageData } from './range-page-data.server.ts'

/** Leads to a model by its name. With scripts, choosing a body type leaves only its models to choose from. */
export function ModelFinder({ options, choices }: Pick<RangePageData, 'options' | 'choices'>) {
  const [body, setBody] = useState('')
  const bodyRef = useRef<HTMLDivElement>(null)
  // A visitor may have chosen before scripts ran.
  useEffect(() => setBody(bodyRef.current?.querySelector('select')?.value ?? ''), [])
  const models = options.filter((option) => body === '' || option.bodies.includes(body))
  return (
    <Form className="model-finder" action={href('/models')} aria-label="Find a model">
      {choices.length > 1 && (
        <div
          ref={bodyRef}
          data-scripted=""
          onChange={({ target }) => {
            if (target instanceof HTMLSelectElement) setBody(target.value)
          }}
        >
          <Select
            name="body"
            label="Body type"
            chosen=""
            value={undefined}
            error={undefined}
            prompt="Any"
            choices={choices.map(({ slug, body: label }) => ({ value: slug, label }))}
          />
        </div>
      )}
      <Select
        key={body}
        name="model"
        label="Model"
        chosen=""
        value={undefined}
        error={undefined}
        choices={models.map(({ slug, name }) => ({ value: slug, label: name }))}
      />
      <Button type="submit" look="quiet">
        Go
      </Button>
    </Form>
  )
}
