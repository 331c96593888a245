/** Prints each line. Without any, a person is told so, and a program that reads the output gets nothing. */
export function printLines(lines: readonly string[], none?: string): void {
  process.stdout.write(lines.map((line) => `${line}\n`).join(''))
  if (lines.length === 0 && none !== undefined) process.stderr.write(`${none}\n`)
}
