import { expect, test } from 'vitest'
import { indexMegabytes } from './index-megabytes.ts'

const GIGABYTE = 1024 ** 3

test.each([
  { memory: 24, limit: 0, processors: 2, megabytes: 4096 },
  { memory: 24, limit: 6, processors: 2, megabytes: 1024 },
  // Linux says this where a container has no limit.
  { memory: 24, limit: 2 ** 33, processors: 2, megabytes: 4096 },
  { memory: 32, limit: 0, processors: 8, megabytes: 2048 },
  { memory: 64, limit: 3, processors: 16, megabytes: 512 },
  { memory: 1, limit: 0, processors: 1, megabytes: 170 },
])(
  'OPS-07 of $memory GB with $processors processors and a limit of $limit, search indexes may take $megabytes MB',
  ({ memory, limit, processors, megabytes }) => {
    const bytes = { memory: memory * GIGABYTE, limit: limit * GIGABYTE }
    expect(indexMegabytes({ ...bytes, processors })).toBe(megabytes)
  },
)
