import { readFile } from 'node:fs/promises'
import { Refusal } from './refusal.ts'

/** Reads a JSON document from a file, or from standard input for `-`. */
export async function readDocument(file: string): Promise<unknown> {
  const text = await (file === '-' ? standardInput() : readFile(file, 'utf8')).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') throw new Refusal(`There is no file ${file}.`)
      if (error.code === 'EISDIR') throw new Refusal(`${file} is not a file.`)
      throw new Refusal(`${file} could not be read: ${error.message}`)
    },
  )
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Refusal(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}

async function standardInput() {
  const chunks: Buffer[] = []
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}
