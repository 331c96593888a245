import { isOutage } from '#data/outage/database-unavailable.ts'
import { Refusal } from './refusal.ts'

/** Connects to the database that the operator named, or says in a sentence that it can’t be reached. */
export async function orSayWhyAway<T>(databaseUrl: string | null, connect: () => Promise<T>): Promise<T> {
  try {
    return await connect()
  } catch (error) {
    if (databaseUrl === null || !(error instanceof Error) || !isAway(error)) throw error
    throw new Refusal(`The database that DATABASE_URL names can’t be reached: ${reasonOf(error)}`)
  }
}

/** Runs work on an open database, or says in a sentence that the database failed in the middle of it. */
export async function orSayItFailed<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Error) || !isOutage(error)) throw error
    throw new Refusal(
      `The database failed before the command was done: ${reasonOf(innermost(error))}\nRun the command again once it responds.`,
    )
  }
}

/** The query builder wraps the database’s error in one that repeats the whole query. */
function innermost(error: Error): Error {
  return error.cause instanceof Error ? innermost(error.cause) : error
}

function isAway(error: Error) {
  return isOutage(error) || ('code' in error && unknownNames.has(error.code))
}

/** The name of the server is unknown, or can’t be looked up at the moment. */
const unknownNames = new Set<unknown>(['ENOTFOUND', 'EAI_AGAIN'])

/** A name with several addresses fails with an error for each, and no text of its own. */
function reasonOf(error: Error): string {
  if (error instanceof AggregateError) return error.errors.map((one: unknown) => String(one)).join('; ')
  return error.message
}
