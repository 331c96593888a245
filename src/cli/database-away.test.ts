import { expect, test } from 'vitest'
import { orSayWhyAway } from './database-away.ts'

const url = 'postgres://app@db.example/forecourt'
const withCode = (error: Error, code: string) => Object.assign(error, { code })

test.each([
  [withCode(new Error('getaddrinfo ENOTFOUND db.example'), 'ENOTFOUND'), 'getaddrinfo ENOTFOUND db.example'],
  [withCode(new Error('the database system is starting up'), '57P03'), 'the database system is starting up'],
  [
    withCode(new AggregateError([new Error('no ::1'), new Error('no 127.0.0.1')]), 'ECONNREFUSED'),
    'Error: no ::1; Error: no 127.0.0.1',
  ],
])('OPS-03 a command says in a sentence that its database is away: %s', async (error, reason) => {
  await expect(orSayWhyAway(url, failing(error))).rejects.toThrow(
    `The database that DATABASE_URL names can’t be reached: ${reason}`,
  )
})

test.each([
  [url, new Error('syntax error')],
  [null, withCode(new Error('the database system is starting up'), '57P03')],
])('OPS-03 with %s, any other failure keeps its stack', async (address, error) => {
  await expect(orSayWhyAway(address, failing(error))).rejects.toBe(error)
})

function failing(error: Error) {
  return async () => {
    throw error
  }
}
