import { type SiteSetting, siteSettings } from './described/site-settings.ts'

/** The docs page that lists every setting of a site: its name, type, default and description. */
export function settingsPage(): string {
  return [
    '# Every setting of a site',
    '',
    'A site is one JSON document. It needs only what differs from the defaults below. A setting that is not listed',
    'here is refused with its path, and so is an invalid value. Names in brackets are the specification’s own.',
    '',
    '| setting | takes | default | what it does |',
    '|---|---|---|---|',
    ...siteSettings().map(rowOf),
    '',
  ].join('\n')
}

function rowOf({ path, schema, isRequired }: SiteSetting) {
  return `| \`${path}\` | ${takes(schema)} | ${defaultOf(schema, isRequired)} | ${schema.description ?? ''} |`
}

type Schema = SiteSetting['schema']

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
