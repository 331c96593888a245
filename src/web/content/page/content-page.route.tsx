import { headTags } from '../../frame/page-head.ts'
import { sendForm } from '../../enquiries/form/send-form.ts'
import { dealershipContext } from '../../request/request-context.ts'
import { notFound } from '../../frame/not-found.server.ts'
import type { Route } from './+types/content-page.route.ts'
import { contentPageData, submitContentForm } from './content-page-data.server.ts'
import { ContentPage } from './content-page.tsx'
import type { PageHandle } from '../../styles/page-stylesheets.server.ts'

export const handle: PageHandle = { loads: ['content/sections/', 'contact/locations-section.tsx'] }

export async function loader(args: Route.LoaderArgs) {
  const page = await contentPageData(args)
  if (page === null) throw await notFound(args.url, args.context.get(dealershipContext))
  return page
}

export function action(args: Route.ActionArgs) {
  return submitContentForm(args)
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction)
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function ContentPageRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ContentPage page={loaderData} response={actionData} />
}
