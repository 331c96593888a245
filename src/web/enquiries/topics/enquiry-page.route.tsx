import { headTags } from '../../frame/page-head.ts'
import { sendForm } from '../form/send-form.ts'
import type { Route } from './+types/enquiry-page.route.ts'
import { enquiryPageData, submitTopicForm } from './enquiry-page-data.server.ts'
import { EnquiryPage } from './enquiry-page.tsx'

export function loader(args: Route.LoaderArgs) {
  return enquiryPageData(args)
}

export function action(args: Route.ActionArgs) {
  return submitTopicForm(args)
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction)
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function EnquiryPageRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <EnquiryPage page={loaderData} response={actionData} />
}
