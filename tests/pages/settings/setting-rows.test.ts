import { expect, test } from 'vitest'
import { siteSettings } from '#sites/described/site-settings.ts'
import { planned, rows } from './rows.ts'

/** A note for people who read the document, beside the blocked days. */
const notes = ['appointments.blocked[].reason']

const settings = siteSettings().filter(({ isSection }) => !isSection)
const inEffect = settings.filter(({ isNotYetInEffect }) => !isNotYetInEffect).map(({ path }) => path)

test('SITE-02 every setting in effect, and no other, has a row that says where it shows', () => {
  expect(Object.keys(rows).toSorted()).toEqual(inEffect.filter((path) => !notes.includes(path)).toSorted())
})

test('SITE-02 a setting that is not yet in effect is the only kind marked as such', () => {
  const marked = settings.filter(({ isNotYetInEffect }) => isNotYetInEffect).map(({ path }) => path)
  expect(Object.keys(planned).toSorted()).toEqual(marked.toSorted())
})
