const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** Whether a text from an address or a form is an id that the database can look up. */
export function isUuid(text: string): boolean {
  return uuid.test(text)
}
