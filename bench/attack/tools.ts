import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runTool } from './run-tool.ts'

/** An address to attack, with a form to send there or without. */
export type Target = { url: string; form: string | null }
export type Findings = { findings: string[]; notes: string[]; isCut: boolean }

const SQLMAP_SECONDS = 900

/** Tries to make each parameter of a request part of an SQL statement. */
export async function sqlmap({ url, form }: Target, level: number, folder: string): Promise<Findings> {
  const sent = form === null ? [] : ['--data', form]
  const quietly = ['--batch', '--flush-session', '--disable-coloring', '--output-dir', join(folder, 'sqlmap')]
  const effort = `--level ${level} --technique BEUS --threads 2 --timeout 20 --retries 1`.split(' ')
  const { printed, isCut } = await runTool(
    'sqlmap',
    ['-u', url, ...sent, ...quietly, ...effort],
    SQLMAP_SECONDS,
  )
  const parameters = [...printed.matchAll(/^Parameter: (.+)$/gm)]
  const problems = [
    ...printed.matchAll(/^\[[\d:]+\] \[(?:CRITICAL|ERROR)\] (?!all tested parameters)(.+)$/gm),
  ]
  return {
    findings: [...new Set(parameters.map(([, name]) => `${url}: ${name} is injectable`))],
    notes: problems.map(([, text = '']) => text),
    isCut,
  }
}

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
