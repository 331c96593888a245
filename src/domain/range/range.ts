import { slugOf } from '../shared/slug.ts'
import { isSameValue } from '../spellings/value-key.ts'
import type { ModelBody, ModelPrice } from './model-document.ts'

type RangeModel = { slug: string; body: Pick<ModelBody, 'make' | 'model' | 'body' | 'newSlug' | 'link'> }

/** The models of a make, of a body type, or of both. A model with several body types is in each. */
export function modelsOf<Model extends RangeModel>(
  { make, body }: { make?: string | undefined; body?: string | undefined },
  models: readonly Model[],
): Model[] {
  return models.filter(
    (model) =>
      (make === undefined || isSameValue('make', model.body.make, make)) &&
      (body === undefined || model.body.body.some((own) => isSameValue('body', own, body))),
  )
}

/** A button for a body type. */
export type BodyChoice = { body: string; slug: string; count: number; isChosen: boolean }

/** The body types of some models, the most common first and otherwise as they come. The first is chosen unless another is asked for. */
export function bodyChoices(bodies: readonly string[], wanted: string | null): BodyChoice[] {
  const counts = Map.groupBy(bodies, slugOf)
  const found = [...counts].map(([slug, each]) => ({ body: each[0] ?? slug, slug, count: each.length }))
  const sorted = found.toSorted((one, other) => other.count - one.count)
  const chosen = sorted.find(({ slug }) => slug === slugOf(wanted ?? ''))?.slug ?? sorted[0]?.slug
  return sorted.map((choice) => ({ ...choice, isChosen: choice.slug === chosen }))
}

/**
 * The path of a model's page (ROUTE-06): `/{slug}`, or `/{new_slug}` once it has another name. Makes that ask for it have
 * theirs in front.
 */
export function modelPath({ slug, body }: RangeModel, makesInPath: readonly string[]): string {
  const name = body.newSlug ?? slug
  const make = slugOf(body.make)
  const isInPath = makesInPath.some((each) => slugOf(each) === make) && !name.startsWith(`${make}-`)
  return isInPath ? `/${make}-${name}` : `/${name}`
}

/** Where a model's tile goes. */
export function tileLink(model: RangeModel, makesInPath: readonly string[]): string {
  return model.body.link ?? modelPath(model, makesInPath)
}

/** The model at a path, and whether that is its current one. */
export function modelAt<Model extends RangeModel>(
  path: string,
  models: readonly Model[],
  makesInPath: readonly string[],
): { model: Model; isCurrent: boolean } | null {
  const current = models.find((model) => modelPath(model, makesInPath) === path)
  if (current) return { model: current, isCurrent: true }
  const former = models.find(
    ({ slug, body }) => path === `/${slug}` || path === `/${slugOf(body.make)}-${slug}`,
  )
  return former ? { model: former, isCurrent: false } : null
}

/** The lowest price of a model: its own, or that of the cheapest variant. `null` where none is known. */
export function lowestPrice({ from, variants }: ModelBody): ModelPrice | null {
  if (from) return from
  const prices = variants.flatMap(({ price }) => price ?? [])
  return prices.toSorted((one, other) => one.dollars - other.dollars)[0] ?? null
}

/** A row of the comparison: one value for each variant, `null` where it isn't specified. */
export type SpecificationRow = { label: string; values: (string | null)[] }

/** The specifications of all variants side by side, in the order in which they first appear. */
export function specificationRows(variants: ModelBody['variants']): SpecificationRow[] {
  const labels = new Set(variants.flatMap(({ specifications }) => specifications.map(({ label }) => label)))
  return [...labels].map((label) => ({
    label,
    values: variants.map(
      ({ specifications }) => specifications.find((each) => each.label === label)?.value ?? null,
    ),
  }))
}
