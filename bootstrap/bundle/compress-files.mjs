import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const texts = /\.(?:css|js|json|svg|txt|webmanifest|xml)$/
/** Smaller files gain next to nothing. */
const MIN_BYTES = 256
const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)]

/** Writes compressed copies beside the text files in a folder, at the highest effort, because it is done once and not for every visitor. */
export async function compressFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && texts.test(entry.name))
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name)
      const content = await readFile(path)
      if (content.length < MIN_BYTES) return
      await writeFile(`${path}.br`, await toBrotli(content))
      await writeFile(`${path}.gz`, await toGzip(content, { level: 9 }))
    }),
  )
}
