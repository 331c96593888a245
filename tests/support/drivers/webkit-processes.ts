import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../server/built-server.ts'
import { until } from '../server/until.ts'
import { isReady } from './webdriver-session.ts'

/** A screen in memory. WebKitGTK has no other way to run without one. */
export async function startScreen(program: string) {
  const options = ['-displayfd', '3', '-screen', '0', '1920x1400x24', '-nolisten', 'tcp']
  const screen = spawn(program, options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const [display] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer]
  return { display: `:${String(display).trim()}`, stop: () => ended(screen) }
}

/** A driver of WebKitGTK, in a group of processes with the browser that it starts. */
export async function startDriver(program: string, display: string) {
  const settings = folderWithSettings()
  const port = await freePort()
  const driver = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', XDG_CONFIG_HOME: settings },
  })
  const address = `http://127.0.0.1:${port}`
  await until(() => isReady(address))
  const killGroup = () => void process.kill(-Number(driver.pid), 'SIGKILL')
  process.once('exit', killGroup)
  return {
    address,
    async stop() {
      process.off('exit', killGroup)
      const end = once(driver, 'exit')
      killGroup()
      await end
      rmSync(settings, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** The bar with the address would make the window wider than a phone. */
function folderWithSettings() {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-webkit-'))
  mkdirSync(join(folder, 'gtk-3.0'))
  writeFileSync(
    join(folder, 'gtk-3.0/gtk.css'),
    '* { font-size: 1px; min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0 }',
  )
  return folder
}

async function ended(program: ChildProcess) {
  const end = once(program, 'exit')
  program.kill()
  await end
}
