/** PostgreSQL can store any text except one with a null character or half a surrogate pair. */
export function toStored(text: string): string {
  return text.toWellFormed().replaceAll('\\', '\\\\').replaceAll('\0', '\\0')
}

export function fromStored(stored: string): string {
  return stored.replaceAll(/\\([\\0])/g, (_, sign: string) => (sign === '0' ? '\0' : '\\'))
}
