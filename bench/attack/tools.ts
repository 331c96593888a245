import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runTool } from './run-tool.ts'

export type Findings = { findings: string[]; notes: string[]; isCut: boolean }

/** Tries these pages, and the links and forms on them, for several kinds of injection. */
export async function wapiti(pages: readonly string[], seconds: number, folder: string): Promise<Findings> {
  const [first = ''] = pages
  const report = join(folder, `wapiti-${new URL(first).port}.json`)
  const limits = `--max-scan-time ${seconds} --max-attack-time ${seconds} -d 1 --max-links-per-page 40
    --max-files-per-dir 20 --max-parameters 12`.split(/\s+/)
  const into = ['--store-session', join(folder, 'wapiti'), '-f', 'json', '-o', report, '--no-bugreport']
  const more = pages.flatMap((page) => ['-s', page])
  const args = ['-u', first, ...more, '-m', wapitiModules.join(), ...into, '--flush-session', ...limits]
  // It would fetch news of itself. Nothing leaves this machine.
  const alone = { https_proxy: 'http://127.0.0.1:9', HTTPS_PROXY: 'http://127.0.0.1:9' }
  // Each module has that time.
  const { isCut } = await runTool('wapiti', args, seconds * (wapitiModules.length + 2), alone)
  if (!existsSync(report)) return { findings: [], notes: ['no report'], isCut: true }
  const read = JSON.parse(readFileSync(report, 'utf8')) as WapitiReport
  const findings = Object.entries({ ...read.vulnerabilities, ...read.anomalies }).flatMap(([kind, list]) =>
    list.map(({ info, path }) => `${kind}: ${path} ${info}`),
  )
  return { findings, notes: [], isCut }
}

const wapitiModules = ['sql', 'xss', 'permanentxss', 'file', 'exec', 'crlf', 'redirect']

type WapitiReport = {
  vulnerabilities: Record<string, { info: string; path: string }[]>
  anomalies: Record<string, { info: string; path: string }[]>
}

/** Asks for thousands of files and scripts that servers should not have. */
export async function nikto(address: string, seconds: number, folder: string): Promise<Findings> {
  const { hostname, port } = new URL(address)
  const report = join(folder, `nikto-${port}.csv`)
  const args = ['-h', hostname, '-p', port, '-nolookup', '-ask', 'no', '-Format', 'csv', '-o', report]
  const { printed, isCut } = await runTool('nikto', args, seconds)
  const lines = [...printed.matchAll(/^\+ (?!Target|Start|End|\d+ host|\d+ items|Server: )(.+)$/gm)]
  const told = lines.map(([, text = '']) => text)
  const isIntended = (text: string) => intended.some((pattern) => pattern.test(text))
  return {
    findings: told.filter((text) => weighty.test(text) && !isIntended(text)),
    notes: [/\d+ items checked[^\n]*/.exec(printed)?.[0] ?? 'no summary', ...told.filter(isIntended)],
    isCut,
  }
}

/** Nikto also names each header that it does not know. */
const weighty = /OSVDB|CVE|CAN-|outdated|vulnerab|is not present|phpinfo|allows|reveal|disclos|inode/i

/** A sitemap is there to be found. The methods are those of the API; a page answers them with 405. */
const intended = [/^OSVDB-3092: \/sitemap\.xml/, /^OSVDB-(?:397|5646): HTTP method \('Allow' Header\)/]
