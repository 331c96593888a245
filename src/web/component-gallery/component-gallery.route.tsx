import { data } from 'react-router'
import { createId } from '#data/create-id.ts'
import { pageNotFound } from '../frame/error-page.tsx'
import { headTags } from '../frame/page-head.ts'
import { pageHead } from '../frame/page-head.server.ts'
import { dealershipContext, requestFactsContext } from '../request/request-context.ts'
import type { Route } from './+types/component-gallery.route.ts'
import { ComponentGalleryPage } from './component-gallery-page.tsx'

/** The site's components in its own theme. It is for people who build sites, so only a demo has it. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { site } = context.get(dealershipContext)
  if (!context.get(requestFactsContext).demo) throw data(pageNotFound, { status: 404 })

  const head = pageHead(site, new URL(request.url), {
    title: 'Component gallery',
    description: `Every component of ${site.name}’s pages, in each of its states.`,
    path: '/sandbox/ui',
    isIndexed: false,
  })
  return { head, template: site.template, session: createId() }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return headTags(loaderData?.head)
}

export default function ComponentGallery({ loaderData }: Route.ComponentProps) {
  return <ComponentGalleryPage template={loaderData.template} session={loaderData.session} />
}
