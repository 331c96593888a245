import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/support/temporary-folder.ts'
import { readDocument } from './read-document.ts'

test('OPS-01 a document that doesn’t exist, or is a folder, is refused without the system’s error codes', async () => {
  await expect(readDocument('/missing/site.json')).rejects.toThrow('There is no file /missing/site.json.')
  await expect(readDocument('/')).rejects.toThrow('/ is not a file.')
})

test('OPS-01 a document may start with a byte order mark, which Windows editors write', async () => {
  expect(await readDocument(file('\uFEFF{ "name": "Café Motors" }'))).toEqual({ name: 'Café Motors' })
})

test('OPS-01 a document in another encoding is refused, so that no letter of it turns into a question mark', async () => {
  const windows = file(Buffer.from('{\n  "slug": "cafe",\n  "name": "Café"\n}', 'latin1'))
  const utf16 = file(Buffer.from('\uFEFF{ "name": "Café" }', 'utf16le'))

  await expect(readDocument(windows)).rejects.toThrow(
    `${windows} is not UTF-8: see line 3. Save it again with the encoding UTF-8.`,
  )
  await expect(readDocument(utf16)).rejects.toThrow('is not UTF-8: see line 1.')
})

test('OPS-01 a document that is empty or not JSON is refused with what is wrong and where', async () => {
  await expect(readDocument(file(' \n'))).rejects.toThrow('is empty.')
  await expect(readDocument(file('{ "name": "A", }'))).rejects.toThrow('is not JSON: ')
})

/** A file of a test, with this content. */
function file(content: string | Buffer) {
  const path = join(temporaryFolder(), 'site.json')
  writeFileSync(path, content)
  return path
}
