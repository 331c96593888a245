import { expect, test } from 'vitest'
import { pageId } from './page-id.ts'

const page = new URL('https://dealer.example/offers?page_id=spring')

test.each([
  ['the one in the form', { page_id: '42' }, page, '42'],
  ['the one in the link if the form has none', {}, page, 'spring'],
  ['null if neither has one', {}, new URL('https://dealer.example/offers'), null],
  ['null if it is blank', { page_id: ' \n ' }, page, null],
  ['one line of storable text', { page_id: 'a\u0000b\r\nc' }, page, 'ab c'],
  ['no more than 120 characters', { page_id: 'x'.repeat(500) }, page, 'x'.repeat(120)],
])('LEAD-01 the page id of a lead is %s', (_case, fields, url, id) => {
  expect(pageId(fields, url)).toBe(id)
})
