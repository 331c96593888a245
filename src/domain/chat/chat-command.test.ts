import { expect, test } from 'vitest'
import { readChatCommand, runChatCommand } from './chat-command.ts'

test.each([
  ['Tawk_API.maximize', ['Tawk_API', 'maximize'], []],
  ['LiveChatWidget.call maximize', ['LiveChatWidget', 'call'], ['maximize']],
  ['Intercom show', ['Intercom'], ['show']],
  ['zE messenger open', ['zE'], ['messenger', 'open']],
  ['tidioChatApi.open', ['tidioChatApi', 'open'], []],
  ['HubSpotConversations.widget.open', ['HubSpotConversations', 'widget', 'open'], []],
  ['$crisp.do chat:open', ['$crisp', 'do'], ['chat:open']],
])('API-03 a chat command names a function, and the words to call it with: %s', (text, path, words) => {
  expect(readChatCommand(text)).toEqual({ path, words })
})

test.each([
  'Tawk_API.maximize()',
  'Intercom("show")',
  'a;b',
  'a[0]',
  'a..b',
  '.a',
  '2a',
  'a  b',
  ' a',
  'a ',
  'a.b.c.d.e',
  'a b c d e',
  '',
  `a${'b'.repeat(100)}`,
  'Chat <script>',
  'eval alert',
  'Function alert',
  'setTimeout alert',
  'document.write hello',
  'window.open about:blank',
  'location.assign javascript:alert',
  'Chat.constructor alert',
  'Chat.__proto__.open',
])('API-03 a chat command is never code: %j', (text) => {
  expect(readChatCommand(text)).toBeNull()
})

test('API-03 a chat command runs once its function exists', () => {
  const calls: unknown[] = []
  const widget = {
    open(this: unknown, ...words: string[]) {
      calls.push([this === widget, words])
    },
  }
  const command = { path: ['Chat', 'open'], words: ['now'] }

  for (const page of [{}, { Chat: null }, { Chat: {} }, { Chat: { open: 'soon' } }])
    expect(runChatCommand(command, page)).toBe(false)
  expect(runChatCommand(command, { Chat: widget })).toBe(true)
  expect(calls).toEqual([[true, ['now']]])
})

test('API-03 a widget that fails counts as one that isn’t there', () => {
  const fails = () => {
    throw new Error('Offline')
  }
  expect(runChatCommand({ path: ['zE'], words: [] }, { zE: fails })).toBe(false)
})
