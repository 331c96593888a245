import { writeFile } from 'node:fs/promises'
import { resizeImage } from './resize-image.ts'

/**
 * A program of its own for files from strangers: what a hostile one does to its memory, or to the libraries that read it,
 * doesn’t reach the server.
 */
process.on('message', ({ from, to }: ImageTask) => {
  void answer(from, to).then((result) => process.send?.(result))
})
process.on('disconnect', () => process.exit())

async function answer(from: string, to: string): Promise<ImageResult> {
  try {
    const bytes = await resizeImage(from)
    if (!bytes) return 'not decodable here'
    await writeFile(to, bytes)
    return 'written'
  } catch {
    // The libraries throw the same kind of error for everything that can be wrong with a file.
    return 'unreadable'
  }
}

const MAX_MEMORY_BYTES = 900e6

// The libraries allocate memory outside of what Node can limit.
setInterval(() => {
  if (process.memoryUsage.rss() > MAX_MEMORY_BYTES) process.exit(1)
}, 50).unref()

export type ImageTask = { from: string; to: string }
export type ImageResult = 'written' | 'not decodable here' | 'unreadable'
