import { setTimeout as wait } from 'node:timers/promises'

/**
 * Has another process collect its garbage now, by its debugger on this port of this machine: when V8 does so of itself is up to
 * chance, and what was left from its start can be more than what is measured. Returns the bytes of its heap in use afterwards.
 */
export async function collectGarbage(debuggerPort: number): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${debuggerPort}/json/list`)
  const [target] = (await response.json()) as { webSocketDebuggerUrl: string }[]
  if (!target) throw new Error('The server has no debugger.')
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', () => reject(new Error('The debugger did not answer.')), { once: true })
  })
  let id = 0
  const call = async (method: string) => {
    const answered = new Promise<string>((resolve) =>
      socket.addEventListener('message', ({ data }) => resolve(String(data)), { once: true }),
    )
    socket.send(JSON.stringify({ id: ++id, method }))
    return (JSON.parse(await answered) as { result: { usedSize?: number } }).result
  }
  // The second time collects what the first one set free.
  await call('HeapProfiler.collectGarbage')
  await call('HeapProfiler.collectGarbage')
  const { usedSize = 0 } = await call('Runtime.getHeapUsage')
  socket.close()
  // Memory is given back in the background.
  await wait(2000)
  return usedSize
}
