import { eventually } from './eventually.ts'
import type { Visitor } from './visitor.ts'

/** The emails and text messages that this demo dealer has sent, as JSON. */
export function sandboxMessages(visitor: Visitor): Promise<string> {
  return visitor.window.run(readMessages, null)
}

/** The code of the last text message to a number, once it was sent. */
export function lastCode(visitor: Visitor, number: string): Promise<string> {
  return eventually(async () => {
    const { messages } = JSON.parse(await sandboxMessages(visitor)) as {
      messages: { kind: string; to: string; text: string }[]
    }
    const message = messages.find(({ kind, to }) => kind === 'sms' && to.endsWith(number.slice(1)))
    if (!message) throw new Error(`No text message to ${number}`)
    return message.text.slice(0, 6)
  })
}

/** Runs inside the browser, whose requests go to the dealer of the page. */
function readMessages(): string {
  const request = new XMLHttpRequest()
  request.open('GET', '/sandbox/messages.json', false)
  request.send()
  return request.responseText
}
