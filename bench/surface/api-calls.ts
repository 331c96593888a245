/** A JSON Schema as far as the API’s description uses it. */
type Schema = {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  items?: Schema
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  example?: unknown
}
type Operation = {
  parameters?: { name: string }[]
  requestBody?: { content: Record<string, { schema?: Schema }> }
}
export type ApiDescription = {
  paths: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, Schema> }
}
export type ApiCall = { path: string; method: string; names: readonly string[]; body: unknown }

/** Each call that the API describes, with a body of the described shape. */
export function apiCalls({ paths, components }: ApiDescription): ApiCall[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody }]) => {
      const schema = Object.values(requestBody?.content ?? {})[0]?.schema
      const body = schema ? exampleOf(schema) : null
      const names = [...parameters.map(({ name }) => name), ...namesIn(body)]
      return { path, method: method.toUpperCase(), names, body }
    }),
  )

  function exampleOf(schema: Schema, depth = 0): unknown {
    if (schema.$ref !== undefined) {
      const named = components?.schemas?.[schema.$ref.split('/').at(-1) ?? '']
      return named && depth < DEEPEST ? exampleOf(named, depth + 1) : null
    }
    if (schema.example !== undefined) return schema.example
    if (schema.const !== undefined) return schema.const
    if (schema.enum) return schema.enum[0]
    const [one] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []
    if (one) return exampleOf(one, depth + 1)
    if (schema.properties) {
      const entries = Object.entries(schema.properties)
      return Object.fromEntries(entries.map(([name, part]) => [name, exampleOf(part, depth + 1)]))
    }
    if (schema.items) return depth < DEEPEST ? [exampleOf(schema.items, depth + 1)] : []
    const [type] = [schema.type].flat()
    return type === 'boolean' ? true : type === 'integer' || type === 'number' ? 1 : 'a'
  }
}

const DEEPEST = 6

function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => [name, ...namesIn(part)])
}
