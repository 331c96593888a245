import { z } from 'zod'

export type ApiDocument = {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema> }
}

type JsonSchema = Exclude<Parameters<typeof z.fromJSONSchema>[0], boolean>
type Content = Record<string, { schema?: JsonSchema }>
type Operation = {
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}

/** Compares responses with the OpenAPI document. Returns the difference, or `null` if there is none. */
export function documentReader({ paths, components }: ApiDocument) {
  const read = (schema: JsonSchema) => {
    const inOne = JSON.stringify({ ...schema, $defs: components.schemas })
    return z.fromJSONSchema(JSON.parse(inOne.replaceAll('#/components/schemas/', '#/$defs/')) as JsonSchema)
  }
  return {
    /** Whether the document allows this body. */
    takes(method: string, path: string, body: unknown): boolean {
      const schema = operationAt(method, path)?.requestBody?.content['application/json']?.schema
      return schema !== undefined && read(schema).safeParse(body).success
    },

    async differs(method: string, path: string, answer: Response): Promise<string | null> {
      const told = operationAt(method, path)?.responses[answer.status]
      if (!told) return `${answer.status} is not described`
      const type = answer.headers.get('content-type')?.split(';')[0] ?? null
      if (!told.content) return type === null ? null : `${type} where the document describes no body`
      const described = type === null ? undefined : told.content[type]
      if (!described) return `${type} is not described`
      if (!described.schema) return null
      const parsed = read(described.schema).safeParse(await answer.clone().json())
      return parsed.success ? null : z.prettifyError(parsed.error)
    },
  }

  function operationAt(method: string, path: string) {
    return paths[path]?.[method.toLowerCase()]
  }
}
