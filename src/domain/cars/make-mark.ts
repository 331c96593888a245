import { isSameValue } from '../spellings/value-key.ts'

type MakeMark = { make: string; url: string }

/** The address of a make’s logo. “Mercedes Benz” in the settings is the “Mercedes-Benz” in the stock. */
export function makeMark(make: string, marks: readonly MakeMark[]): string | null {
  return marks.find((mark) => isSameValue('make', mark.make, make))?.url ?? null
}
