import { expect, test } from 'vitest'
import { indexMegabytes } from './index-megabytes.ts'

const GIGABYTE = 1024 ** 3

test.each([
  { machine: 24, limit: 0, megabytes: 4096 },
  { machine: 24, limit: 6, megabytes: 1024 },
  // Linux says this where a container has no limit.
  { machine: 24, limit: 2 ** 33, megabytes: 4096 },
  { machine: 1, limit: 0, megabytes: 170 },
])(
  'OPS-07 of $machine GB with a limit of $limit, search indexes may take $megabytes MB',
  ({ machine, limit, megabytes }) => {
    expect(indexMegabytes({ machine: machine * GIGABYTE, limit: limit * GIGABYTE })).toBe(megabytes)
  },
)
