import { execFile } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const folder = join(import.meta.dirname, '../../../.cache/structured-data')
const compiler = join(import.meta.dirname, '../../../node_modules/.bin/tsc')
const run = promisify(execFile)

/**
 * What schema.org does not define in some structured data: a type, a property of a type, or the kind of a property’s value. The
 * definitions are those of schema-dts, which are generated from the published vocabulary, so the compiler does the checking.
 */
export async function vocabularyFaults(name: string, documents: readonly string[]): Promise<string[]> {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name}.ts`)
  writeFileSync(
    file,
    [
      `import type { Graph, Thing, WithContext } from 'schema-dts'`,
      ...documents.map((json, at) => `export const document${at}: WithContext<Thing> | Graph = ${json}`),
    ].join('\n'),
  )
  try {
    await run(process.execPath, [compiler, ...options, file], { maxBuffer: 1e8 })
    return []
  } catch (error) {
    return String((error as { stdout?: string }).stdout)
      .trim()
      .split('\n')
  } finally {
    rmSync(file)
  }
}

const options = '--ignoreConfig --noEmit --strict --skipLibCheck --module nodenext --target esnext'.split(' ')
