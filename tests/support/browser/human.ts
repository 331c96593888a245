import type { Dealership } from '#operations/sites/dealership.ts'
import { formOpened } from '#operations/spam/judge-submission.ts'

/** The form fields of a person who takes their time. */
export async function takingTime({ seal, now }: Dealership, seconds = 40): Promise<{ form_opened: string }> {
  const opened = new Date(now().getTime() - seconds * 1000)
  return { form_opened: await formOpened({ seal, now: () => opened }) }
}

/** A proof that the site’s captcha accepts, from the sandbox, which needs no work. */
export async function proofOf(dealer: Dealership): Promise<{ human_proof: string }> {
  const task = await (await dealer.captcha())?.task(dealer.now())
  if (task?.kind !== 'sandbox') throw new Error('This site requires another proof.')
  return { human_proof: task.proof }
}
