import { expect, test } from 'vitest'
import { filterFigures, judgeAll } from '../bench/plain-words/judge-all.ts'

/** A little below what is reached, so that a change that costs more than a few requests is seen. */
const FLOOR = 0.97

test('DATA-02 nearly all of the labelled requests are fully understood', async () => {
  const judged = (await judgeAll()).flatMap((table) => table.judged)
  const { precision, recall, right } = filterFigures(judged)

  expect(judged.length).toBeGreaterThan(500)
  expect(right).toBeGreaterThanOrEqual(FLOOR)
  expect(precision).toBeGreaterThanOrEqual(FLOOR)
  expect(recall).toBeGreaterThanOrEqual(FLOOR)
})
