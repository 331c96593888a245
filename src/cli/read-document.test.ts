import { expect, test } from 'vitest'
import { readDocument } from './read-document.ts'

test('a document that does not exist, or is a folder, is refused without the codes of the system', async () => {
  await expect(readDocument('/missing/site.json')).rejects.toThrow('There is no file /missing/site.json.')
  await expect(readDocument('/')).rejects.toThrow('/ is not a file.')
})
