import { afterEach, expect, test, vi } from 'vitest'
import { printLines } from './print-lines.ts'

const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
const notes = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
afterEach(() => vi.clearAllMocks())

test('OPS-01 a command that finds nothing says so, but not to a program that reads its output', () => {
  printLines([], 'There are no sites.')

  expect(output).toHaveBeenCalledWith('')
  expect(notes).toHaveBeenCalledWith('There are no sites.\n')
})

test('OPS-01 a command that finds something prints a line for each', () => {
  printLines(['one', 'two'], 'There are no sites.')

  expect(output).toHaveBeenCalledWith('one\ntwo\n')
  expect(notes).not.toHaveBeenCalled()
})
