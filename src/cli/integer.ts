import { InvalidArgumentError } from 'commander'

/** How many, as somebody wrote it on the command line. */
export function integer(text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1) throw new InvalidArgumentError('Use a whole number from 1.')
  return number
}
