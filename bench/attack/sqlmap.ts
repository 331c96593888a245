import { join } from 'node:path'
import { runTool } from './run-tool.ts'

/** An address to attack, with a form to send there or without. */
export type Target = {
  url: string
  form: string | null
  level: number
  /** If it is neither GET nor, with a form, POST. */
  method?: string
  /** From level 3 on sqlmap also tries headers, which needs to happen at one address only. */
  skipsHeaders?: boolean
}
export type SqlmapRun = {
  findings: string[]
  problems: string[]
  /** The parameters that it tried to the end. */
  tested: string[]
  isCut: boolean
}

/** Without these it gives up where a form or a call is refused. */
const REFUSALS = '400,401,403,404,405,410,413,415,422'

/** Tries to make each parameter of a request part of an SQL statement. Only PostgreSQL’s are tried: there is no other database. */
export async function sqlmap(target: Target, seconds: number, folder: string): Promise<SqlmapRun> {
  const { url, form, level, method, skipsHeaders = false } = target
  const what = [
    '-u',
    url,
    ...(form === null ? [] : ['--data', form]),
    ...(method ? ['--method', method] : []),
  ]
  const quietly = ['--batch', '--flush-session', '--disable-coloring', '--output-dir', join(folder, 'sqlmap')]
  const effort = `--level ${level} --technique BEUS --dbms PostgreSQL --timeout 20 --retries 1`.split(' ')
  const without = ['--ignore-code', REFUSALS, ...(skipsHeaders ? ['--skip', 'user-agent,referer,host'] : [])]
  const { printed, isCut } = await runTool('sqlmap', [...what, ...quietly, ...effort, ...without], seconds)
  const injectable = [...printed.matchAll(/^Parameter: (.+)$/gm)]
  const refuted = [...printed.matchAll(/parameter '([^']+)' does not seem to be injectable/g)]
  const problems = [
    ...printed.matchAll(/^\[[\d:]+\] \[(?:CRITICAL|ERROR)\] (?!all tested parameters)(.+)$/gm),
  ]
  return {
    findings: [...new Set(injectable.map(([, name]) => `${url}: ${name} is injectable`))],
    problems: problems.map(([, text = '']) => text),
    tested: [...injectable, ...refuted].map(([, name = '']) => name),
    isCut,
  }
}
