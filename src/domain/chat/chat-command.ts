/** What opens a chat widget: a function of its script, by its path from the global scope, and the words to call it with. */
export type ChatCommand = { path: string[]; words: string[] }

/**
 * A command such as `Tawk_API.maximize` or `zE messenger open`, or `null` for anything else. It can’t hold code, and can’t
 * reach the browser’s own functions.
 */
export function readChatCommand(text: string): ChatCommand | null {
  if (text.length > MAX_LENGTH) return null
  const [dotted = '', ...words] = text.split(' ')
  const path = dotted.split('.')
  const isCommand =
    path.length <= MAX_PARTS &&
    words.length <= MAX_WORDS &&
    path.every((name) => /^[A-Za-z_$][\w$]*$/.test(name) && !inherited.has(name)) &&
    !browserGlobals.has(path[0] ?? '') &&
    words.every((word) => /^[\w:-]+$/.test(word))
  return isCommand ? { path, words } : null
}

const MAX_LENGTH = 100
const MAX_PARTS = 4
const MAX_WORDS = 3

/** Through these, any object leads to every other. */
const inherited = new Set(['constructor', '__proto__', 'prototype'])

/** A widget never has these names, and calling them would change the page or run a word as code. */
const browserGlobals = new Set(
  'eval Function setTimeout setInterval document window self globalThis top parent frames location history navigator open close alert localStorage sessionStorage cookieStore'.split(
    ' ',
  ),
)

/** Opens the widget if its script has loaded. `false` means that nothing has opened. */
export function runChatCommand({ path, words }: ChatCommand, scope: object): boolean {
  let owner: unknown = undefined
  let value: unknown = scope
  for (const name of path) {
    if (!hasMembers(value)) return false
    owner = value
    value = (value as Record<string, unknown>)[name]
  }
  if (typeof value !== 'function') return false
  try {
    Reflect.apply(value, owner, words)
    return true
  } catch {
    return false
  }
}

function hasMembers(value: unknown) {
  return (typeof value === 'object' && value !== null) || typeof value === 'function'
}
