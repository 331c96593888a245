import type { HumanTask } from '#domain/spam/human-check.ts'
import { formOpened } from '#operations/spam/judge-submission.ts'
import { dealershipContext } from '../request/request-context.ts'
import type { Route } from './+types/captcha.route.ts'

/** What a browser is given when somebody begins to write in a form. */
export type CaptchaAnswer = { form_opened: string; task: HumanTask }

export async function loader({ context }: Route.LoaderArgs) {
  const dealership = context.get(dealershipContext)
  const captcha = await dealership.captcha()
  const answer: CaptchaAnswer = {
    form_opened: await formOpened(dealership),
    task: (await captcha?.task(dealership.now())) ?? { kind: 'none' },
  }
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
}
