import { type ExecFileException, execFile } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabaseUrl } from '../support/database/database.ts'

const copied = ['src', 'demo', 'tests', 'bench', 'bootstrap', 'public', '.react-router', 'package.json']
const programs = { tsc: 'typescript/bin/tsc', vitest: 'vitest/vitest.mjs' }

let project = ''

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'forecourt-fifth-template-'))
  for (const name of [...copied, ...globSync('{tsconfig.json,*.config.ts}')])
    cpSync(name, join(project, name), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(project, 'node_modules'))
  addTemplate('fifth')
}, 60_000)

afterAll(() => rmSync(project, { recursive: true, force: true }))

// Against hanging: other programs do the work, on a machine that may be busy.
describe('SITE-03 a fifth template is one folder and one line', { timeout: 300_000 }, () => {
  test('that the compiler accepts', async () => {
    expect(await run('tsc')).toBe('')
  })

  test('that passes the checks of the others', async () => {
    const files = [
      'src/sites/readable-colours.test.ts',
      'src/web/templates/',
      'src/integrations/fonts/',
      'tests/architecture.test.ts',
      'tests/pages/site/templates.test.ts',
      'tests/styles.test.ts',
    ]
    expect(await run('vitest', 'run', '--project', 'unit', '--project', 'pages', ...files)).toBe('')
  })
})

/** A copy of another template, with a class of its own wherever that has one. */
function addTemplate(name: string) {
  const templates = join(project, 'src/web/templates')
  cpSync(join(templates, 'yard'), join(templates, name), { recursive: true })
  for (const file of globSync(join(templates, name, '*.tsx'))) {
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replaceAll(/className=("|\{`)/g, `className=$1${name} `))
  }
  appendFileSync(
    join(project, 'src/sites/templates/template-list.ts'),
    `export { template as ${name} } from '#web/templates/${name}/template.ts'\n`,
  )
}

/** What a program says when it fails, and nothing when it succeeds. */
function run(program: keyof typeof programs, ...options: string[]): Promise<string> {
  const file = join(project, 'node_modules', programs[program])
  const env = { PATH: process.env['PATH'], TEST_DATABASE_URL: testDatabaseUrl() }
  return new Promise((resolve) =>
    execFile(
      process.execPath,
      [file, ...options],
      { cwd: project, env },
      (failure: ExecFileException | null, out) => resolve(failure ? `${out}${failure.message}` : ''),
    ),
  )
}
