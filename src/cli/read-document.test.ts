import { expect, test } from 'vitest'
import { readDocument } from './read-document.ts'

test('OPS-01 a document that doesn’t exist, or is a folder, is refused without the system’s error codes', async () => {
  await expect(readDocument('/missing/site.json')).rejects.toThrow('There is no file /missing/site.json.')
  await expect(readDocument('/')).rejects.toThrow('/ is not a file.')
})
