import { expect, test } from 'vitest'
import { readStatement } from './read-statement.ts'

test.each([
  ['select "id", "name" from "cars" where "cars"."site_id" = $1', 'select', 'cars'],
  ['insert into "leads" ("id", "name") values ($1, $2)', 'insert', 'leads'],
  ['update "outbox" set "state" = $1', 'update', 'outbox'],
  ['delete from only sites where id = $1', 'delete', 'sites'],
  ['  with due as (select 1 from outbox) update outbox set x = 1', 'with', 'outbox'],
  ['begin', 'begin', null],
  ['', 'query', null],
])('OPS-03 the span of `%s` says %s and %s', (text, operation, table) => {
  expect(readStatement(text)).toEqual({ operation, table })
})
