import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { Site } from '#sites/site.ts'
import { demoSites } from './demo.ts'

const sites = demoSites().map((document) => Site.parse(document))
const settings = settingsOf(Site, [])

test('the settings were found', () => {
  const paths = settings.map(({ path }) => path.join('.'))

  expect(paths.length).toBeGreaterThan(80)
  expect(paths).toContain('finance.provider')
  expect(paths).toContain('locations.*.hours.*.opens')
})

test('SITE-04 every setting differs from its default on some demo site', () => {
  const unused = settings.filter(
    (setting) => !valuesOf(setting).some((value) => !isDeepStrictEqual(value, setting.usually)),
  )

  expect(unused.map(({ path }) => path.join('.'))).toEqual([])
})

test('SITE-04 every option is chosen by some demo site', () => {
  const unchosen = settings.flatMap((setting) => {
    const chosen = valuesOf(setting).flat()
    return setting.choices
      .filter((choice) => !chosen.includes(choice))
      .map((choice) => `${setting.path.join('.')}: ${choice}`)
  })

  expect(unchosen).toEqual([])
})

type Setting = { path: string[]; usually: unknown; choices: (string | number)[] }

/** Every setting of a schema. `*` in a path stands for each of several. A setting without a default differs from it in any value. */
function settingsOf(schema: z.core.$ZodType, path: string[], usually?: unknown): Setting[] {
  if (schema instanceof z.ZodDefault) return settingsOf(schema.unwrap(), path, schema.def.defaultValue)
  if (schema instanceof z.ZodPrefault || schema instanceof z.ZodNullable) {
    return settingsOf(schema.unwrap(), path, usually)
  }
  // A setting may have an older spelling too.
  if (schema instanceof z.ZodPipe) return settingsOf(schema.in, path, usually)
  if (schema instanceof z.ZodUnion) {
    const choices = schema.options.flatMap((option) => (option instanceof z.ZodEnum ? option.options : []))
    return [{ path, usually, choices }]
  }
  if (schema instanceof z.ZodObject) {
    const shape: Record<string, z.core.$ZodType> = schema.shape
    return Object.entries(shape).flatMap(([name, field]) => settingsOf(field, [...path, name]))
  }
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodObject) {
    return settingsOf(schema.element, [...path, '*'])
  }
  const chosenFrom = schema instanceof z.ZodArray ? schema.element : schema
  return [{ path, usually, choices: chosenFrom instanceof z.ZodEnum ? chosenFrom.options : [] }]
}

function valuesOf({ path }: Setting): unknown[] {
  return sites.flatMap((site) => valuesAt(site, path))
}

function valuesAt(value: unknown, [name, ...rest]: string[]): unknown[] {
  if (name === undefined) return [value]
  if (name === '*') return Array.isArray(value) ? value.flatMap((item) => valuesAt(item, rest)) : []
  return typeof value === 'object' && value !== null ? valuesAt(Reflect.get(value, name), rest) : []
}
