import { href } from 'react-router'
import type { AccessoryBody } from '#domain/catalogue/accessory-document.ts'
import { findAccessories, fitsText } from '#domain/catalogue/find-accessories.ts'
import { formatCents, formatDollars } from '#domain/shared/money.ts'
import type { ContentItem, ContentView } from '#operations/content/content-view.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import { enquiryPageData } from '../enquiries/topics/enquiry-page-data.server.ts'
import { contentPicture } from '../promotions/content-picture.server.ts'
import { dealershipContext, type PageRequest } from '../request/request-context.ts'

const MAX_QUERY_LENGTH = 100

export type CatalogueData = NonNullable<Awaited<ReturnType<typeof catalogueData>>['catalogue']>

/** The catalogue as the address asks for it, with the enquiry page that the address has without one. */
export async function catalogueData(asked: PageRequest) {
  const dealership = asked.context.get(dealershipContext)
  const view = await dealership.content()
  const items = view.all('accessory')
  const part = items.find(({ slug }) => slug === asked.url.searchParams.get('part'))
  const page = await enquiryPageData(asked)
  return {
    page: part ? { ...page, form: withMessage(page.form, part.body) } : page,
    catalogue: items.length === 0 ? null : shownCatalogue(items, asked.url, view, dealership),
  }
}

function shownCatalogue(
  items: readonly ContentItem<'accessory'>[],
  { searchParams, pathname }: URL,
  view: ContentView,
  dealership: PublicDealership,
) {
  const search = {
    query: (searchParams.get('query') ?? '').trim().slice(0, MAX_QUERY_LENGTH),
    make: searchParams.get('make') ?? '',
    category: searchParams.get('category') ?? '',
  }
  const found = findAccessories(items, search)
  const isPreview = view.previewedAt !== null
  return {
    search,
    isSearch: pathname === href('/parts/search'),
    count: found.length,
    makes: namesIn(items.flatMap(({ body }) => body.fits.map(({ make }) => make))),
    categories: namesIn(items.map(({ body }) => body.category)),
    items: found.map(({ slug, body }) => ({
      slug,
      name: body.name,
      category: body.category,
      partNumber: body.partNumber ?? null,
      price: body.price === undefined ? null : priceOf(body.price),
      fitting: body.fitting ? fittings[body.fitting] : null,
      fits: fitsText(body),
      text: body.text ?? null,
      picture: contentPicture(body.picture, dealership, isPreview),
      askHref: `${href('/accessories')}?part=${slug}#enquiry`,
    })),
  }
}

const fittings = { included: 'fitted', extra: 'plus fitting' } as const

function namesIn(names: readonly string[]) {
  return [...new Set(names)].toSorted((one, other) => one.localeCompare(other))
}

function priceOf(dollars: number) {
  const cents = Math.round(dollars * 100)
  return cents % 100 === 0 ? formatDollars(cents) : formatCents(cents)
}

/** The form with the part that was asked about in its message, unless the visitor has begun one. */
function withMessage<Form extends { values: Readonly<Record<string, string>> }>(
  form: Form,
  { name, partNumber }: AccessoryBody,
): Form {
  const about = partNumber === undefined ? name : `${name} (${partNumber})`
  const message = `I’d like to know more about: ${about}.`
  return form.values['message'] ? form : { ...form, values: { ...form.values, message } }
}
