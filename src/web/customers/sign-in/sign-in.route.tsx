import { href, redirect } from 'react-router'
import { gateAt } from '#domain/customers/gates.ts'
import { readSignInDetour } from '#domain/customers/sign-in-address.ts'
import { RESEND_SECONDS } from '#domain/customers/sign-in-limits.ts'
import { headTags } from '../../frame/page-head.ts'
import { pageHead } from '../../frame/page-head.server.ts'
import { customerDeskContext } from '../../request/request-context.ts'
import { signedInCustomer } from '../signed-in.server.ts'
import type { Route } from './+types/sign-in.route.ts'
import { codeSentTo } from './code-forms.server.ts'
import { CODE_STEP, handleSignIn } from './sign-in-action.server.ts'
import { SignInPage } from './sign-in-page.tsx'
import { signInReason } from './sign-in-texts.ts'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const desk = context.get(customerDeskContext)
  const { site } = desk
  const { type, redirect: target, back, save } = readSignInDetour(url.searchParams)
  if (await signedInCustomer(request, context))
    throw redirect(save === null ? target : `${href('/watchlist')}?save=${save}`, 303)

  const isEnteringCode = url.searchParams.get('step') === CODE_STEP
  return {
    reason: signInReason(type, site.stock.vehicleWord),
    back,
    isRequired: gateAt(target.split(/[?#]/, 1)[0] ?? '', site) !== null,
    sentTo: isEnteringCode ? await codeSentTo(request, context) : null,
    address: url.pathname + url.search,
    isOffered: desk.sendSms !== null,
    phone: site.phones.override ?? site.phone,
    dealerName: site.name,
    resendSeconds: RESEND_SECONDS,
    head: pageHead(site, url, {
      title: 'Sign in',
      description: `Sign in at ${site.name} with your mobile number.`,
      path: href('/sign-in'),
      isIndexed: false,
    }),
  }
}

export function action({ request, url, context }: Route.ActionArgs) {
  return handleSignIn(request, url, context)
}

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function SignInRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <SignInPage page={loaderData} response={actionData} />
}
