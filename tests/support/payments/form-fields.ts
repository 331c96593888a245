type Fields = { [name: string]: Fields | string }

/** Reads a form with names such as `line_items[0][price_data][currency]`. */
export function formFields(text: string): Fields {
  const fields: Fields = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const [last = '', ...outer] = name
      .split(/[[\]]+/)
      .filter(Boolean)
      .toReversed()
    const inside = outer.toReversed().reduce((within: Fields, key) => {
      const found = within[key]
      const next = typeof found === 'object' ? found : {}
      within[key] = next
      return next
    }, fields)
    inside[last] = value
  }
  return fields
}

/** The text of a field; `null` when it is missing. */
export function fieldAt(fields: Fields, ...path: string[]): string | null {
  const found = path.reduce<Fields | string | undefined>(
    (within, key) => (typeof within === 'object' ? within[key] : undefined),
    fields,
  )
  return typeof found === 'string' ? found : null
}

export function fieldsAt(fields: Fields, name: string): Record<string, string> {
  const found = fields[name]
  const entries = typeof found === 'object' ? Object.entries(found) : []
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

export type { Fields }
