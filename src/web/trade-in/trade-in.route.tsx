import { sendForm } from '../enquiries/form/send-form.ts'
import { headTags } from '../frame/page-head.ts'
import type { Route } from './+types/trade-in.route.ts'
import { beginStep } from './begin-step.server.ts'
import { startData } from './start-data.server.ts'
import { StartPage } from './start-page.tsx'
import { STEP_FAILED } from './step-failed.ts'

export function loader(args: Route.LoaderArgs) {
  return startData(args)
}

export function action(args: Route.ActionArgs) {
  return beginStep(args)
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction, STEP_FAILED)
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function TradeInRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <StartPage page={loaderData} response={actionData} />
}
