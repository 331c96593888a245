/**
 * Whether a customer confirmed their address in a browser in which they were signed in. Only then are the records under it theirs:
 * anyone can enter another person’s address, and have them confirm it for alerts.
 */
export function isEmailProven({
  email,
  provenEmail,
}: {
  email: string | null
  provenEmail: string | null
}): boolean {
  return email !== null && email.toLowerCase() === provenEmail?.toLowerCase()
}
