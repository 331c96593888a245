import type { Dealership } from '#operations/sites/dealership.ts'
import { formOpened } from '#operations/spam/judge-submission.ts'

/** What the form of a person says who took their time over it. */
export async function takingTime({ seal, now }: Dealership, seconds = 40): Promise<{ form_opened: string }> {
  const opened = new Date(now().getTime() - seconds * 1000)
  return { form_opened: await formOpened({ seal, now: () => opened }) }
}

/** A proof that the site's captcha takes; the stand-in's, which is found at once. */
export async function proofOf(dealer: Dealership): Promise<{ human_proof: string }> {
  const task = await (await dealer.captcha())?.task(dealer.now())
  if (task?.kind !== 'sandbox') throw new Error('This site asks for another proof.')
  return { human_proof: task.proof }
}
