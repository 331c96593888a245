import type { Db } from '../database.ts'
import { platformMarkStore } from '../platform-marks.ts'

const KEY = 'postcodes'

/** The postcodes that the operator has imported, a line for each; `null` when there are none. */
export async function importedPostcodes(db: Db): Promise<string[] | null> {
  const text = await platformMarkStore(db).read(KEY)
  return text ? text.split('\n') : null
}

export function importPostcodes(lines: readonly string[], db: Db): Promise<void> {
  return platformMarkStore(db).write(KEY, lines.join('\n'))
}
