import { headTags } from '../frame/page-head.ts'
import { sendForm } from '../enquiries/form/send-form.ts'
import { submitTopicForm } from '../enquiries/topics/enquiry-page-data.server.ts'
import { EnquiryPage } from '../enquiries/topics/enquiry-page.tsx'
import type { Route } from './+types/catalogue.route.ts'
import { CataloguePage } from './catalogue-page.tsx'
import { catalogueData } from './catalogue-data.server.ts'

export function loader(args: Route.LoaderArgs) {
  return catalogueData(args)
}

export function action(args: Route.ActionArgs) {
  return submitTopicForm(args)
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction)
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.page.head)

/** Accessories and parts with their search. Without a catalogue, visitors ask for what they need. */
export default function CatalogueRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { catalogue, page } = loaderData
  return catalogue ? (
    <CataloguePage catalogue={catalogue} page={page} response={actionData} />
  ) : (
    <EnquiryPage page={page} response={actionData} />
  )
}
