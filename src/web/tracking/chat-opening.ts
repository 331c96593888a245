import { type ChatCommand, runChatCommand } from '#domain/chat/chat-command.ts'
import { browserRefuses, mayReportToThirdParties } from './consent/choice.ts'

/** Why pressing “Chat” hasn’t opened the widget. */
export type ChatProblem = 'consent' | 'refused' | 'loading' | 'missing'

/** What stands between the visitor and a widget that hasn’t loaded. */
export function chatProblem(): ChatProblem {
  if (browserRefuses()) return 'refused'
  return mayReportToThirdParties() ? 'loading' : 'consent'
}

const RETRY_MS = 200
/** On a slow connection the scripts of a widget take seconds. */
const MAX_WAIT_MS = 10_000

/** Opens the widget as soon as its script has loaded, or reports that it didn’t come. Returns what ends the wait. */
export function untilChatOpens(command: ChatCommand, report: (isOpen: boolean) => void): () => void {
  let waitedMs = 0
  const timer = setInterval(() => {
    const isOpen = runChatCommand(command, globalThis)
    waitedMs += RETRY_MS
    if (!isOpen && waitedMs < MAX_WAIT_MS) return
    clearInterval(timer)
    report(isOpen)
  }, RETRY_MS)
  return () => clearInterval(timer)
}
