import { z } from 'zod'
import { Site } from './site.ts'

/** The page of docs/ that lists every setting of a site: name, what it takes, default, and its sentence. */
export function settingsPage(): string {
  const schema = z.toJSONSchema(Site, { io: 'input', unrepresentable: 'any' })
  return [
    '# Every setting of a site',
    '',
    'A site is one JSON document. It says only what differs from the defaults below; a setting that is not listed here',
    'is refused with its path, and so is a value that does not fit. Names in brackets are the specification’s own.',
    '',
    '| setting | takes | default | what it does |',
    '|---|---|---|---|',
    ...rowsOf(schema, '', schema.required ?? []),
    '',
  ].join('\n')
}

type Schema = z.core.JSONSchema.BaseSchema

function rowsOf(schema: Schema, prefix: string, required: string[]): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    if (typeof property === 'boolean') return []
    const path = prefix + name
    const inner = objectIn(property)
    const row = `| \`${path}\` | ${takes(property)} | ${defaultOf(property, required.includes(name))} | ${property.description ?? ''} |`
    if (!inner) return [row]
    const below = isList(property) ? `${path}[].` : `${path}.`
    return [row, ...rowsOf(inner, below, inner.required ?? [])]
  })
}

/** The object that a setting is, or is a list of, or may be. */
function objectIn(schema: Schema): Schema | null {
  if (schema.properties) return schema
  if (schema.anyOf) return schema.anyOf.map(objectIn).find(Boolean) ?? null
  if (schema.items && typeof schema.items === 'object' && !Array.isArray(schema.items))
    return objectIn(schema.items)
  return null
}

function isList({ type, anyOf }: Schema): boolean {
  return type === 'array' || Boolean(anyOf?.some(isList))
}

function takes(schema: Schema): string {
  if (schema.enum) return schema.enum.map((value) => `\`${value}\``).join(', ')
  if (schema.anyOf) return schema.anyOf.map(takes).join(' or ')
  if (schema.type === 'array') {
    const { items } = schema
    return items && typeof items === 'object' && !Array.isArray(items) ? `list of ${takes(items)}` : 'list'
  }
  if (schema.type === 'object') return 'section'
  return [schema.type ?? 'anything'].flat().map(plainWord).join(' or ') + limits(schema)
}

function plainWord(type: string) {
  return { string: 'text', integer: 'whole number', boolean: 'yes or no', null: 'nothing' }[type] ?? type
}

function limits({ minimum, maximum }: Schema) {
  const isBounded = (bound: number | undefined) =>
    bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER
  if (isBounded(minimum) && isBounded(maximum)) return ` ${minimum} to ${maximum}`
  return isBounded(minimum) ? ` from ${minimum}` : ''
}

function defaultOf(schema: Schema, isRequired: boolean) {
  if (isRequired) return '**required**'
  if (schema.type === 'object') return ''
  if (schema.default === null) return 'none'
  return schema.default === undefined
    ? ''
    : `\`${JSON.stringify(schema.default).replaceAll('|', String.raw`\|`)}\``
}
