type Value = string | number | readonly (string | number)[]

/** A document with the values that filters compare. */
export type StoredDocument = {
  readonly fields: Readonly<Record<string, Value>>
  readonly compared: Map<string, readonly string[]>
}

export function storedDocument(fields: Record<string, Value>): StoredDocument {
  return { fields, compared: new Map() }
}

export function valuesOf({ fields, compared }: StoredDocument, attribute: string): readonly string[] {
  const known = compared.get(attribute)
  if (known) return known
  const texts = [fields[attribute] ?? []].flat().map((value) => normalized(String(value)))
  compared.set(attribute, texts)
  return texts
}

/** The server ignores case when comparing values, and cuts values that are too long. */
export function normalized(text: string): string {
  return Buffer.from(text.trim().normalize('NFKD').toLowerCase()).subarray(0, 468).toString()
}
