import { expect, test } from 'vitest'
import { createLog } from './log.ts'

const phone = '0412 345 678'

test('OPS-05 a failed statement is logged without its parameter values', () => {
  const cause = Object.assign(new Error(`invalid input syntax for type uuid: "${phone}"`), {
    code: '22P02',
    detail: `Key (phone)=(${phone}) already exists.`,
  })
  const failed = new Error(`Failed query: insert into leads values ($1)\nparams: ${phone}`, { cause })

  const line = logged(Object.assign(failed, { params: [phone] }))

  expect(line).not.toContain(phone)
  expect(JSON.parse(line)).toMatchObject({
    msg: 'A page failed',
    err: {
      type: 'Error',
      message: 'Failed query: insert into leads values ($1)',
      stack: expect.arrayContaining([expect.stringContaining('log.test.ts')]),
      cause: { code: '22P02', message: 'invalid input syntax for type uuid: "…"' },
    },
  })
})

test('OPS-05 a thrown value that is not an error is not logged', () => {
  expect(logged({ phone })).not.toContain(phone)
})

test('OPS-05 what a visitor sends can’t begin a line of its own', () => {
  const line = logged(new Error('No such page: /a\n{"level":30,"msg":"A customer signed in"}\r\u001b[2K'))

  expect([...line.trimEnd()].filter((character) => character < ' ')).toEqual([])
  expect(JSON.parse(line)).toMatchObject({ level: 50, msg: 'A page failed' })
})

test('OPS-05 a line has its time in UTC, as milliseconds', () => {
  expect(JSON.parse(logged(new Error('any')))).toMatchObject({ time: expect.closeTo(Date.now(), -4) })
})

function logged(err: unknown) {
  const lines: string[] = []
  createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) }).error({ err }, 'A page failed')
  expect(lines).toHaveLength(1)
  return lines.join()
}
