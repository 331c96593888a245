import { z } from 'zod'
import { contentKindNames, contentKinds } from '../content-kinds.ts'
import { section } from '../sections/section.ts'
import { contentGuide } from './content-guide.ts'

type Schema = z.core.JSONSchema.BaseSchema

/** The docs page about content: the guide, and every kind of document and section with its fields. */
export function contentPage(): string {
  const kinds = contentKindNames.map((name) =>
    described(`\`${name}\``, jsonSchema(contentKinds[name].schema)),
  )
  const sections = section.options.map((option) =>
    described(`\`${option.shape.kind.value}\``, jsonSchema(option)),
  )
  return [contentGuide, '## Kinds of documents\n', ...kinds, '## Sections of a page\n', ...sections].join(
    '\n',
  )
}

function described(name: string, schema: Schema) {
  return [
    `### ${name}`,
    '',
    schema.description ?? '',
    '',
    '| field | takes | default | what it is |',
    '|---|---|---|---|',
    ...rowsIn(schema, ''),
    '',
  ].join('\n')
}

function rowsIn({ properties = {}, required = [] }: Schema, prefix: string): string[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    if (typeof schema === 'boolean' || name === 'kind') return []
    const isList = schema.type === 'array'
    const inner = isList ? itemsOf(schema) : schema
    const row = `| \`${prefix}${name}\` | ${takes(schema)} | ${defaultOf(schema, required.includes(name))} | ${schema.description ?? ''} |`
    const isOfFields = inner?.properties !== undefined
    return isOfFields ? [row, ...rowsIn(inner, `${prefix}${name}${isList ? '[]' : ''}.`)] : [row]
  })
}

function takes(schema: Schema): string {
  if (schema.title) return schema.title
  if (schema.enum) return schema.enum.map((value) => `\`${value}\``).join(', ')
  if (schema.type === 'array') {
    const items = itemsOf(schema)
    return items && !items.oneOf ? `list of ${takes(items)}` : 'list of sections'
  }
  if (schema.anyOf) return schema.anyOf.map(takes).join(' or ')
  if (schema.const !== undefined) return `\`${schema.const}\``
  if (schema.type === 'object') return 'fields'
  if (schema.format === 'date') return 'day'
  const limit = schema.maxLength === undefined ? '' : ` of up to ${schema.maxLength} characters`
  const bounds = schema.minimum === undefined ? '' : ` ${schema.minimum} to ${schema.maximum}`
  return (
    { string: `text${limit}`, integer: `whole number${bounds}`, boolean: 'yes or no' }[String(schema.type)] ??
    'text'
  )
}

function defaultOf({ default: value }: Schema, isRequired: boolean) {
  if (isRequired) return '**required**'
  return value === undefined ? '' : `\`${JSON.stringify(value)}\``
}

function itemsOf({ items }: Schema): Schema | null {
  return items && typeof items === 'object' && !Array.isArray(items) ? items : null
}

function jsonSchema(schema: z.ZodType): Schema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
}
