import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chatProblem, untilChatOpens } from './chat-opening.ts'

const tags = { consent: 'ask', ga4MeasurementId: null, gtmContainerId: null, scripts: [{ src: 'C' }] }
const command = { path: ['TestChat', 'open'], words: [] }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { querySelector: () => ({ content: JSON.stringify(tags) }) })
  vi.stubGlobal('location', { pathname: '/cars/hilux', search: '' })
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('navigator', {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('API-03 pressing “Chat” asks for consent, and waits for the widget once there is consent', () => {
  expect(chatProblem()).toBe('consent')
  vi.stubGlobal('localStorage', { getItem: () => 'refused for C' })
  expect(chatProblem()).toBe('consent')
  vi.stubGlobal('localStorage', { getItem: () => 'agreed for C' })
  expect(chatProblem()).toBe('loading')
})

test('API-03 a browser that asks not to be tracked loads no widget', () => {
  vi.stubGlobal('localStorage', { getItem: () => 'agreed for C' })
  vi.stubGlobal('navigator', { globalPrivacyControl: true })
  expect(chatProblem()).toBe('refused')
})

test('API-03 the widget opens once, as soon as its script has loaded', () => {
  const [report, open] = [vi.fn(), vi.fn()]
  untilChatOpens(command, report)
  vi.advanceTimersByTime(2000)
  expect(report).not.toHaveBeenCalled()

  vi.stubGlobal('TestChat', { open })
  vi.advanceTimersByTime(20_000)
  expect([open.mock.calls, report.mock.calls]).toEqual([[[]], [[true]]])
})

test('API-03 a widget that doesn’t come is reported after ten seconds, unless nobody waits', () => {
  const [report, nobody] = [vi.fn(), vi.fn()]
  untilChatOpens(command, report)
  untilChatOpens(command, nobody)()
  vi.advanceTimersByTime(9900)
  expect(report).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect([report.mock.calls, nobody.mock.calls]).toEqual([[[false]], []])
})
