/** PostgreSQL stores every text but one with a zero in it, or with half a character. */
export function toStored(text: string): string {
  return text.toWellFormed().replaceAll('\\', '\\\\').replaceAll('\0', '\\0')
}

export function fromStored(stored: string): string {
  return stored.replaceAll(/\\([\\0])/g, (_, sign: string) => (sign === '0' ? '\0' : '\\'))
}
