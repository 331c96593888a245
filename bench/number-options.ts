/** The options of a command that are numbers. Ends the process, before anything is started, if one of them isn’t. */
export function numberOptions<Name extends string>(
  values: Readonly<Record<NoInfer<Name>, string>>,
  names: readonly Name[],
): Record<Name, number> {
  const numbers = names.map((name) => [name, numberIn(values[name], name)])
  return Object.fromEntries(numbers) as Record<Name, number>
}

/** The same for an option that is a list with commas. */
export function numberList<Name extends string>(
  values: Readonly<Record<NoInfer<Name>, string>>,
  name: Name,
): number[] {
  return values[name].split(',').map((text) => numberIn(text, name))
}

function numberIn(text: string, name: string) {
  const number = Number(text)
  // Blank text would count as 0.
  if (text.trim() !== '' && Number.isFinite(number) && number >= 0) return number
  return refuseOption(name, text, 'a number of 0 or more')
}

/** Ends the process with a sentence about an option that can’t be used. */
export function refuseOption(name: string, text: string, expected: string): never {
  process.stderr.write(`--${name}: “${text}” is not ${expected}.\n`)
  process.exit(2)
}
