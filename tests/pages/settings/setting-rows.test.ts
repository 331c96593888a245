import { expect, test } from 'vitest'
import { siteSettings } from '#sites/described/site-settings.ts'
import { rows } from './rows.ts'

/** A note for people who read the document, beside the blocked days. */
const notes = ['appointments.blocked[].reason']

const settings = siteSettings()
  .filter(({ isSection }) => !isSection)
  .map(({ path }) => path)

test('SITE-02 every setting, and nothing else, has a row that says where it shows', () => {
  expect(Object.keys(rows).toSorted()).toEqual(settings.filter((path) => !notes.includes(path)).toSorted())
})
