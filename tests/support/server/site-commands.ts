import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const project = join(import.meta.dirname, '../../..')
const run = promisify(execFile)

/** The commands with which a dealer of the journeys' server writes a site. */
export function siteCommands(slug: string) {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-site-'))
  const env = { ...process.env, DATA_DIR: process.env['JOURNEYS_DATA_DIR'] }
  const forecourt = async (...args: string[]) => {
    const options = { cwd: project, env, maxBuffer: 1e7 }
    const { stdout } = await run(process.execPath, ['src/cli/main.ts', ...args], options)
    return stdout
  }
  const file = (name: string, content: unknown) => {
    const path = join(folder, name)
    writeFileSync(path, JSON.stringify(content))
    return path
  }
  return {
    createSite(template: string) {
      const contact = ['--email', 'owner@dealer.example', '--phone', '07 5550 0100']
      return forecourt(
        'create-site',
        '--slug',
        slug,
        '--name',
        'Writer’s Motors',
        '--template',
        template,
        ...contact,
      )
    },
    saveSite: (document: object) =>
      forecourt('save-site', file('site.json', { ...document, slug, hosts: [] })),
    importStock: (rows: readonly object[]) =>
      forecourt('import-stock', '--site', slug, '--file', file('stock.json', rows)),
    saveDrafts: (documents: readonly object[]) =>
      forecourt('save-content', '--site', slug, file('content.json', documents)),
    publish: (documents: readonly object[]) =>
      forecourt('save-content', '--site', slug, '--publish', file('content.json', documents)),
    /** Prints a link that shows a document with its drafts. */
    preview: (kind: string, document: string) => forecourt('preview-content', '--site', slug, kind, document),
    clean: () => rmSync(folder, { recursive: true }),
  }
}
