/** Whether the database refused a row because another has its key, such as one that was added at the same moment. */
export function isUniqueViolation(failure: unknown): boolean {
  const cause = failure instanceof Error ? (failure.cause ?? failure) : failure
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === '23505'
}
