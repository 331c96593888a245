import { data, type RouterContextProvider } from 'react-router'
import { isOutage } from '#data/outage/database-unavailable.ts'
import type { FieldError } from '#domain/enquiries/question.ts'
import type { EnquiryResponse } from '../enquiries/enquiry-response.ts'
import { outageMessage } from '../enquiries/outage-message.ts'
import { dealershipContext, requestFactsContext } from '../request/request-context.ts'
import { PROVIDER_FAILED } from './api/records-response.server.ts'
import { STEP_FAILED } from './step-failed.ts'

const MINUTE_SECONDS = 60

/** The text fields of a sent step. */
export async function formFields(request: Request): Promise<Record<string, string>> {
  const form = await request.formData().catch(() => new FormData())
  const texts = [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  return Object.fromEntries(texts)
}

/** Runs a step. An unexpected failure shows the step again, with everything that was typed. */
export async function keepTyped<Result>(
  fields: Record<string, string>,
  context: Readonly<RouterContextProvider>,
  run: () => Promise<Result>,
) {
  try {
    return await run()
  } catch (failure) {
    // A redirect arrives as a thrown response, and means success.
    if (failure instanceof Response) throw failure
    context.get(requestFactsContext).report(failure, 'Failed to take a step of a trade-in')
    if (isOutage(failure)) {
      const formError = outageMessage(context.get(dealershipContext).site)
      return data<EnquiryResponse>({ formError, errors: [], values: fields }, { status: 503 })
    }
    return data<EnquiryResponse>({ formError: STEP_FAILED, errors: [], values: fields }, { status: 500 })
  }
}

export function refusal(
  errors: FieldError[],
  values: Record<string, string>,
  formError: string | null = null,
) {
  return data<EnquiryResponse>({ formError, errors, values }, { status: formError === null ? 422 : 503 })
}

/** Someone who has looked up many vehicles waits, or goes on without. */
export function tooMany(waitSeconds: number, values: Record<string, string>) {
  const minutes = Math.ceil(waitSeconds / MINUTE_SECONDS)
  const hours = Math.ceil(minutes / MINUTE_SECONDS)
  const wait = hours > 1 ? `${hours} hours` : minutes === 1 ? '1 minute' : `${minutes} minutes`
  const formError = `You’ve looked up a lot of cars. Please try again in ${wait}, or describe your car instead.`
  return data<EnquiryResponse>(
    { formError, errors: [], values },
    { status: 429, headers: { 'retry-after': String(waitSeconds) } },
  )
}

/** Logs a problem of the provider. `null` is none. */
export function warnOf(problem: string | null, context: Readonly<RouterContextProvider>) {
  if (problem !== null) context.get(requestFactsContext).warn({ problem }, PROVIDER_FAILED)
}
