/** No command of a journey takes this long. */
const PATIENCE_MS = 30_000

/** A session of the WebDriver protocol (https://www.w3.org/TR/webdriver2/): the few commands that a window needs. */
export async function startSession(driver: string, capabilities: object) {
  const { sessionId } = (await send(driver, 'POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  })) as { sessionId: string }
  const session = `${driver}/session/${sessionId}`
  return {
    get: (command: string) => send(session, 'GET', command),
    post: (command: string, body: object = {}) => send(session, 'POST', command, body),
    end: () => send(session, 'DELETE', ''),
  }
}

export type WebDriverSession = Awaited<ReturnType<typeof startSession>>

export async function isReady(driver: string): Promise<boolean> {
  const status = await send(driver, 'GET', '/status').catch(() => null)
  return (status as { ready: boolean } | null)?.ready ?? false
}

async function send(base: string, method: string, command: string, body?: object): Promise<unknown> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const response = await fetch(base + command, {
    method,
    signal,
    ...(body && { body: JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    throw new Error(`No answer to ${command} ${JSON.stringify(body ?? {}).slice(0, 300)}`, { cause })
  })
  const { value } = (await response.json()) as { value: unknown }
  if (response.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new Error(`${command}: ${error} ${message}`)
}

/** The mouse moves to a point of the window and clicks. */
export function clickAt(x: number, y: number): object {
  const moves = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y), origin: 'viewport' }
  const clicks = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }))
  return {
    actions: [
      { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [moves, ...clicks] },
    ],
  }
}

/** Every key is pressed and released in turn. */
export function typeKeys(keys: readonly string[]): object {
  const actions = keys.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })))
  return { actions: [{ type: 'key', id: 'keyboard', actions }] }
}
