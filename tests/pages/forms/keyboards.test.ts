import { expect, test } from 'vitest'
import { dealership } from '../../support/samples/dealership.ts'
import { visit } from '../../support/browser/visit.ts'

test.each([
  ['/contact', 'name', 'autoCapitalize="words"'],
  ['/vehicle-parts-and-accessories?step=enquiry', 'Rego', 'autoCapitalize="characters"'],
  ['/service', 'Vehicle Rego', 'autoCapitalize="characters"'],
  ['/sell-my-car', 'rego', 'autoCapitalize="characters"'],
])('LEAD-04 a phone’s keyboard on %s knows what to do with “%s”', async (path, name, attribute) => {
  const { html } = await visit(await dealership(), path)
  const [field = ''] = html.match(new RegExp(`<input[^>]* name="${name}"[^>]*>`)) ?? []

  expect(field).toContain(attribute)
})

test('TRD-01 a phone’s keyboard doesn’t correct a registration to a word', async () => {
  const { html } = await visit(await dealership(), '/sell-my-car')

  expect(html).toMatch(/<input[^>]* autoCorrect="off"[^>]* spellCheck="false"[^>]* name="rego"/)
})
