import { readFile } from 'node:fs/promises'
import { Refusal } from './refusal.ts'

/** Reads a JSON document from a file, or from standard input for `-`. */
export async function readDocument(file: string): Promise<unknown> {
  const bytes = await (file === '-' ? standardInput() : readFile(file)).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') throw new Refusal(`There is no file ${file}.`)
      if (error.code === 'EISDIR') throw new Refusal(`${file} is not a file.`)
      throw new Refusal(`${file} could not be read: ${error.message}`)
    },
  )
  const name = file === '-' ? 'The document' : file
  const text = textOf(bytes, name)
  if (text.trim() === '') throw new Refusal(`${name} is empty.`)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Refusal(`${name} is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Another encoding would be read without complaint, and shown to visitors with the wrong letters. */
function textOf(bytes: Buffer, name: string) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const line = bytes.toString('utf8').split('\uFFFD', 1)[0]?.split('\n').length
    throw new Refusal(`${name} is not UTF-8: see line ${line}. Save it again with the encoding UTF-8.`)
  }
}

async function standardInput() {
  const chunks: Buffer[] = []
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}
