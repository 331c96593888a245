import { useMemo } from 'react'

/** The only error that a form's response can have, for its summary: the same array until there is another response. */
export function useErrorOf(field: string, response: { error: string | null } | undefined) {
  return useMemo(
    () => (response === undefined || response.error === null ? [] : [{ field, message: response.error }]),
    [field, response],
  )
}
