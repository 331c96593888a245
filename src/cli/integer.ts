import { InvalidArgumentError } from 'commander'

/** What a PostgreSQL integer holds: a larger number fails in the database, or never ends as a count. */
const MAX = 2_147_483_647

/** Reads a positive whole number from the command line. */
export function integer(text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1 || number > MAX)
    throw new InvalidArgumentError(`Use a whole number from 1 to ${MAX}.`)
  return number
}
