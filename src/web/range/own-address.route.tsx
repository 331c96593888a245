import { lazy } from 'react'
import { redirect } from 'react-router'
import { contentPageData, submitContentForm } from '../content/page/content-page-data.server.ts'
import { notFound } from '../frame/not-found.server.ts'
import { headTags } from '../frame/page-head.ts'
import { sendForm } from '../enquiries/form/send-form.ts'
import { dealershipContext } from '../request/request-context.ts'
import type { Route } from './+types/own-address.route.ts'
import { modelPageData, submitModelForm } from './model-page-data.server.ts'
import { stockOfModel } from './stock-of-model.server.ts'
import type { PageHandle } from '../styles/page-stylesheets.server.ts'

export const handle: PageHandle = {
  loads: [
    'content/page/content-page.tsx',
    'content/sections/',
    'contact/locations-section.tsx',
    'range/model-page.tsx',
  ],
}

/** A single segment is a page of the dealer’s own, a model, or the name of a model in stock (ROUTE-06). */
export async function loader(args: Route.LoaderArgs) {
  const page = await contentPageData(args)
  if (page !== null) return { kind: 'page', page, head: page.head } as const
  const model = await modelPageData(args)
  if (model !== null) return { kind: 'model', model, head: model.head } as const
  const dealership = args.context.get(dealershipContext)
  const address = await stockOfModel(args.params.modelSlug, dealership)
  throw address === null ? await notFound(args.url, dealership) : redirect(address)
}

export async function action(args: Route.ActionArgs) {
  return (await submitModelForm(args)) ?? submitContentForm(args)
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction)
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function OwnAddressRoute({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData.kind === 'page' ? (
    <ContentPage page={loaderData.page} response={actionData} />
  ) : (
    <ModelPage model={loaderData.model} response={actionData} />
  )
}

const ContentPage = lazy(async () => ({
  default: (await import('../content/page/content-page.tsx')).ContentPage,
}))
const ModelPage = lazy(async () => ({ default: (await import('./model-page.tsx')).ModelPage }))
