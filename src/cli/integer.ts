import { InvalidArgumentError } from 'commander'

/** Reads a positive whole number from the command line. */
export function integer(text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1)
    throw new InvalidArgumentError('Use a whole number of 1 or more.')
  return number
}
