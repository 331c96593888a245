import { expect, test } from 'vitest'
import { isSameHolder } from './is-same-holder.ts'

const kim = { holder: 'mark of a number', leadId: 'form' }

test.each([
  ['the same form again', { ...kim }, true],
  ['another form with the same number', { ...kim, leadId: 'other form' }, false],
  ['no form', { ...kim, leadId: null }, false],
  ['the same form with another number', { ...kim, holder: 'other mark' }, false],
])('RSV-06 is it the same person: %s', (_what, other, isSame) => {
  expect(isSameHolder(kim, other)).toBe(isSame)
})

test('RSV-06 nobody is recognised where no form is known', () => {
  const unknown = { ...kim, leadId: null }
  expect(isSameHolder(unknown, { ...unknown })).toBe(false)
})
