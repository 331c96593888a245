import { z } from 'zod'
import { Site } from '../site.ts'

type Schema = z.core.JSONSchema.BaseSchema

/** One setting of a site as its schema describes it. */
export type SiteSetting = {
  /** For example `stock.soldDays`, or `menu[].label` within a list. */
  path: string
  schema: Schema
  isRequired: boolean
  /** Whether it contains further settings, each of which is listed too. */
  isSection: boolean
}

/** Every setting of a site, in document order. */
export function siteSettings(): SiteSetting[] {
  return settingsIn(z.toJSONSchema(Site, { io: 'input', unrepresentable: 'any' }), '')
}

function settingsIn({ properties = {}, required = [] }: Schema, prefix: string): SiteSetting[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    if (typeof schema === 'boolean') return []
    const path = prefix + name
    const inner = objectIn(schema)
    const setting = {
      path,
      schema,
      isRequired: required.includes(name),
      isSection: inner !== null,
    }
    return inner ? [setting, ...settingsIn(inner, isList(schema) ? `${path}[].` : `${path}.`)] : [setting]
  })
}

/** The object schema of a setting that is an object, a list of objects or a nullable object. */
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
