import { z } from 'zod'
import type { ApiCall, ApiResponse } from './api-call.ts'
import { ApiError } from './error-schema.ts'

type Json = Record<string, unknown>

/** The API's operations as an OpenAPI document. */
export function openApiDocument(calls: readonly ApiCall[]): Json {
  const schemas: Record<string, unknown> = {}
  const write = (schema: z.ZodType, io: 'input' | 'output') => {
    const { $schema: _dialect, $defs: named, ...written } = z.toJSONSchema(schema, { io })
    Object.assign(schemas, named)
    return written
  }

  const paths: Record<string, Json> = {}
  for (const call of calls) paths[call.path] = { ...paths[call.path], [call.method]: operation(call, write) }
  const document = {
    openapi: '3.1.1',
    info: {
      title: 'Dealer site API',
      version: '1',
      description:
        'Requests and responses are JSON. An address that does not support a method responds with 405, and lists its methods in the Allow header.',
    },
    servers: [{ url: '/' }],
    paths,
    components: { schemas },
  }
  return JSON.parse(JSON.stringify(document).replaceAll('#/$defs/', COMPONENTS)) as Json
}

const COMPONENTS = '#/components/schemas/'
const JSON_TYPE = 'application/json'

type Write = (schema: z.ZodType, io: 'input' | 'output') => Json

function operation({ method, summary, description, body, bodyAs, ...call }: ApiCall, write: Write): Json {
  const parameters = [...pathParameters(call.path), ...queryParameters(call.query)]
  const responses = {
    ...call.responses,
    ...(method === 'get' ? {} : writeErrors),
    500: 'Something went wrong on our side.',
  }
  return {
    operationId: operationId(method, call.path),
    summary,
    ...(description !== undefined && { description }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: { required: true, content: { [bodyAs ?? JSON_TYPE]: { schema: write(body, 'input') } } },
    }),
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, defined]) => [
        status,
        response(Number(status), defined, { errorsAs: call.errorsAs, write }),
      ]),
    ),
  }
}

/** The errors that any write can get before its body is read. */
const writeErrors = {
  403: 'The request was sent by a page of another website.',
  408: 'The request took too long to arrive.',
  413: 'The request is too large.',
  429: 'You have sent too many requests in a short time.',
}

function response(
  status: number,
  defined: string | ApiResponse,
  { errorsAs, write }: { errorsAs: ApiCall['errorsAs']; write: Write },
): Json {
  if (typeof defined !== 'string') {
    const { description } = defined
    if ('schema' in defined) return { description, content: asJson(write(defined.schema, 'output')) }
    return { description, content: Object.fromEntries(defined.files.map((type) => [type, {}])) }
  }
  if (status < 400) return { description: defined }
  return {
    description: defined,
    content: errorsAs ? { [errorsAs]: {} } : asJson(write(ApiError, 'output')),
  }
}

function asJson(schema: Json): Json {
  return { [JSON_TYPE]: { schema } }
}

function pathParameters(path: string): Json[] {
  return Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
}

function queryParameters(query: z.ZodObject | undefined): Json[] {
  if (!query) return []
  const { properties = {}, required = [] } = z.toJSONSchema(query, { io: 'input' })
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    ...(required.includes(name) && { required: true }),
    schema,
  }))
}

/** `get /api/cars/{id}/facts` becomes `getCarsIdFacts`. */
function operationId(method: string, path: string) {
  const words = path.replace(/^\/api/, '').split(/[^A-Za-z]+/)
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}
