import { spawn, spawnSync } from 'node:child_process'

/** Whether a tool is installed on this machine. */
export function isInstalled(tool: string): boolean {
  return spawnSync('which', [tool]).status === 0
}

/** Runs a tool until it ends or its time is up, and returns what it printed. */
export function runTool(
  tool: string,
  args: readonly string[],
  seconds: number,
  settings: NodeJS.ProcessEnv = {},
): Promise<{ printed: string; isCut: boolean }> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, ...settings }
    const child = spawn(tool, args, { stdio: ['ignore', 'pipe', 'pipe'], env })
    let printed = ''
    let isCut = false
    const timer = setTimeout(() => {
      isCut = true
      child.kill('SIGTERM')
    }, seconds * 1000)
    child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (printed += text))
    child.on('error', reject)
    child.on('close', () => {
      clearTimeout(timer)
      resolve({ printed, isCut })
    })
  })
}
