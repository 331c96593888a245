import type { HumanTask } from '#domain/spam/human-check.ts'
import { formOpened } from '#operations/spam/judge-submission.ts'
import { spamDeskContext } from '../request/request-context.ts'
import type { Route } from './+types/captcha.route.ts'

/** The response a browser gets when the visitor starts to fill in a form. */
export type CaptchaResponse = { form_opened: string; task: HumanTask }

export async function loader({ context }: Route.LoaderArgs) {
  const dealership = context.get(spamDeskContext)
  const captcha = await dealership.captcha()
  const response: CaptchaResponse = {
    form_opened: await formOpened(dealership),
    task: (await captcha?.task(dealership.now())) ?? { kind: 'none' },
  }
  return Response.json(response, { headers: { 'cache-control': 'no-store' } })
}
