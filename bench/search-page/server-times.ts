import { Agent, get } from 'node:http'

const ROUNDS = 3

/**
 * How long each address took to respond completely, in milliseconds, on an open connection. The fastest round counts,
 * because other programs disturbed it least.
 */
export async function serverTimes(port: number, host: string, paths: readonly string[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const rounds: number[][] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const times: number[] = []
    for (const path of paths) times.push(await answerTime({ port, path, agent, headers: { host } }))
    // The first of them warms the server up.
    if (round > 0) rounds.push(times)
  }
  agent.destroy()
  return paths.map((_path, at) => Math.min(...rounds.map((times) => times[at] ?? Infinity)))
}

function answerTime(request: { port: number; path: string; agent: Agent; headers: Record<string, string> }) {
  const started = performance.now()
  return new Promise<number>((resolve, reject) => {
    get({ ...request, hostname: '127.0.0.1' }, (answer) => {
      if ((answer.statusCode ?? 500) >= 400) reject(new Error(`${request.path}: ${answer.statusCode}`))
      answer.resume().on('end', () => resolve(performance.now() - started))
    }).on('error', reject)
  })
}
