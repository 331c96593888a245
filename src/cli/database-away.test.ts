import { expect, test } from 'vitest'
import { orSayItFailed, orSayWhyAway } from './database-away.ts'
import { Refusal } from './refusal.ts'

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

test('OPS-03 a command says in a sentence that its database failed in the middle', async () => {
  const ended = withCode(new Error('terminating connection due to unexpected postmaster exit'), '57P01')
  const query = new Error('Failed query: select 1', { cause: ended })

  for (const error of [ended, query]) {
    const said = orSayItFailed(failing(error))
    await expect(said).rejects.toBeInstanceOf(Refusal)
    await expect(said).rejects.toThrow(
      'The database failed before the command was done: terminating connection due to unexpected postmaster exit\nRun the command again',
    )
  }
})

test('OPS-03 a fault in the middle of a command keeps its stack', async () => {
  const error = new Error('syntax error')
  await expect(orSayItFailed(failing(error))).rejects.toBe(error)
})

function failing(error: Error) {
  return async () => {
    throw error
  }
}
