import { z } from 'zod'
import type { ApiAnswer, ApiCall } from './api-call.ts'
import { ApiError } from './error-schema.ts'

type Json = Record<string, unknown>

/** Calls as an OpenAPI document, for people who write programs and for the tools they use. */
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
      title: 'The calls of a dealer’s site',
      version: '1',
      description:
        'JSON in, JSON out. An address that does not know a method answers 405 and says in Allow which ones it knows.',
    },
    servers: [{ url: '/' }],
    paths,
    components: { schemas },
  }
  return JSON.parse(JSON.stringify(document).replaceAll('#/$defs/', COMPONENTS)) as Json
}

const COMPONENTS = '#/components/schemas/'

type Write = (schema: z.ZodType, io: 'input' | 'output') => Json

function operation({ method, summary, description, body, ...call }: ApiCall, write: Write): Json {
  const parameters = [...pathParameters(call.path), ...queryParameters(call.query)]
  const answers = {
    ...call.answers,
    ...(method === 'get' ? {} : writeRefusals),
    500: 'Something went wrong on our side.',
  }
  return {
    operationId: operationId(method, call.path),
    summary,
    ...(description !== undefined && { description }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: asJson(write(body, 'input')) } }),
    responses: Object.fromEntries(
      Object.entries(answers).map(([status, answer]) => [
        status,
        response(Number(status), answer, { errorsAs: call.errorsAs, write }),
      ]),
    ),
  }
}

/** Whatever is sent to a site may be refused before it is read. */
const writeRefusals = {
  403: 'This was sent by another website’s page.',
  408: 'It took too long to arrive.',
  413: 'That is more than can be received.',
  429: 'You have sent a lot in a short time.',
}

function response(
  status: number,
  answer: string | ApiAnswer,
  { errorsAs, write }: { errorsAs: ApiCall['errorsAs']; write: Write },
): Json {
  if (typeof answer !== 'string') {
    const { description } = answer
    if ('schema' in answer) return { description, content: asJson(write(answer.schema, 'output')) }
    return { description, content: Object.fromEntries(answer.files.map((type) => [type, {}])) }
  }
  if (status < 400) return { description: answer }
  return {
    description: answer,
    content: errorsAs ? { [errorsAs]: {} } : asJson(write(ApiError, 'output')),
  }
}

function asJson(schema: Json): Json {
  return { 'application/json': { schema } }
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

/** `get /api/cars/{id}/facts` is `getCarsIdFacts`. */
function operationId(method: string, path: string) {
  const words = path.replace(/^\/api/, '').split(/[^A-Za-z]+/)
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}
