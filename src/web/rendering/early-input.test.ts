import { afterEach, expect, test, vi } from 'vitest'
import { leaveInputToReact } from './early-input.ts'

afterEach(() => vi.unstubAllGlobals())

test('CAR-10 the button that was pressed before the scripts ran is pressed once, when React has started', () => {
  const { button, removed } = pageWhere({ isConnected: true })

  const pressAgain = leaveInputToReact()
  expect(removed.mock.calls.map(([type]) => type)).toEqual(['popstate', 'click'])
  expect(button.click).not.toHaveBeenCalled()
  pressAgain()
  pressAgain()

  expect(button.click).toHaveBeenCalledOnce()
})

test('CAR-10 a button that has gone since is not pressed', () => {
  const { button } = pageWhere({ isConnected: false })

  leaveInputToReact()()

  expect(button.click).not.toHaveBeenCalled()
})

/** A page whose visitor has pressed a button. */
function pageWhere({ isConnected }: { isConnected: boolean }) {
  const button = { isConnected, click: vi.fn() }
  const removed = vi.fn<(type: string) => void>()
  vi.stubGlobal('window', { earlyClicks: { button, handleEvent() {} }, earlySteps() {} })
  vi.stubGlobal('removeEventListener', removed)
  return { button, removed }
}
