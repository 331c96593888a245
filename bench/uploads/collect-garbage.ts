import { setTimeout as wait } from 'node:timers/promises'

/**
 * Has another process collect its garbage now, by its debugger on this port of this machine: when V8 does so of itself is up to
 * chance, and what was left from its start can be more than what is measured.
 */
export async function collectGarbage(debuggerPort: number): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${debuggerPort}/json/list`)
  const [target] = (await response.json()) as { webSocketDebuggerUrl: string }[]
  if (!target) throw new Error('The server has no debugger.')
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', () => reject(new Error('The debugger did not answer.')), { once: true })
  })
  // The second time collects what the first one set free.
  for (const id of [1, 2]) {
    const collected = new Promise((resolve) => socket.addEventListener('message', resolve, { once: true }))
    socket.send(JSON.stringify({ id, method: 'HeapProfiler.collectGarbage' }))
    await collected
  }
  socket.close()
  // Memory is given back in the background.
  await wait(2000)
}
