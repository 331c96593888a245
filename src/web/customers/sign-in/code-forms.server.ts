import { data, redirect, type RouterContextProvider } from 'react-router'
import { isOutage } from '#data/outage/database-unavailable.ts'
import { createToken, isToken, tokenHash } from '#operations/customers/secret-token.ts'
import { type CodeSending, sendCode } from '#operations/customers/send-code.ts'
import type { RefusedTry } from '#operations/customers/sign-in.ts'
import { customerDeskContext, requestFactsContext } from '../../request/request-context.ts'
import { codeRequestCookie } from '../session-cookies.server.ts'
import { signInErrors, waitText } from './sign-in-texts.ts'

/** What the page says about a form that it refused. */
export type CodeFormsResponse = {
  /** An error of the whole form. */
  formError: string | null
  /** An error of the field. */
  error: string | null
  /** The number as typed. */
  phone: string
}

type CodeForms = {
  /** The address of the form for a number, or of the form for the code. */
  addressOf(step: 'number' | 'code'): string
  /** Uses the code. Throws the redirect to where the visitor goes next. */
  confirm(entered: { code: string; browserToken: string }): Promise<RefusedTry | { outcome: 'taken' }>
}

/** Handles two forms: a number to send a code to, and the code. */
export async function handleCodeForms(
  request: Request,
  url: URL,
  context: Readonly<RouterContextProvider>,
  forms: CodeForms,
) {
  const form = await request.formData().catch(() => new FormData())
  const fields = Object.fromEntries(
    [...form].filter((field): field is [string, string] => typeof field[1] === 'string'),
  )
  const known = await browserTokenOf(request)
  try {
    return fields['do'] === 'confirm' ? await confirm() : await send()
  } catch (failure) {
    if (!isOutage(failure)) throw failure
    return refused(503, { formError: 'That didn’t work just now. Please try again in a few seconds.' })
  }

  /** Sends a code to the number in the form, or another one to the number that had the last. */
  async function send() {
    const desk = context.get(customerDeskContext)
    const { actor, info, warn } = context.get(requestFactsContext)
    const isAgain = fields['do'] === 'resend'
    const again = isAgain && known !== null ? await desk.signInCodes.phoneOf(tokenHash(known)) : null
    if (isAgain && again === null) throw redirect(forms.addressOf('number'), 303)
    const browserToken = known ?? createToken()
    const phone = again ?? fields['phone'] ?? ''
    const sending = await sendCode({ phone, browserToken, host: url.hostname, fields, actor }, desk)
    if (sending.outcome !== 'sent') {
      if (sending.outcome === 'not sent')
        warn({ because: sending.because, problem: sending.problem }, 'A sign-in code was not sent')
      else info({ because: sending.outcome }, 'A sign-in code was not sent')
      return refused(statusOf(sending), sendingError(sending))
    }
    info({}, 'A sign-in code was sent')
    throw redirect(forms.addressOf('code'), {
      status: 303,
      headers: { 'set-cookie': await codeRequestCookie.set(browserToken, url) },
    })
  }

  async function confirm() {
    if (known === null) return refused(422, tryError({ outcome: 'gone' }))
    const result = await forms.confirm({ code: fields['code'] ?? '', browserToken: known })
    context.get(requestFactsContext).info({ because: result.outcome }, 'A sign-in code was refused')
    return refused(result.outcome === 'too many' ? 429 : 422, tryError(result))
  }

  function refused(status: number, problem: Partial<CodeFormsResponse>) {
    const phone = fields['phone'] ?? ''
    return data<CodeFormsResponse>({ formError: null, error: null, phone, ...problem }, { status })
  }
}

/** The number that a code was sent to for this browser; `null` when there is no code to enter. */
export async function codeSentTo(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<string | null> {
  const token = await browserTokenOf(request)
  return token === null ? null : context.get(customerDeskContext).signInCodes.phoneOf(tokenHash(token))
}

async function browserTokenOf(request: Request) {
  const token = (await codeRequestCookie.read(request)) ?? ''
  return isToken(token) ? token : null
}

type Unsent = Exclude<CodeSending, { outcome: 'sent' }>

function statusOf({ outcome }: Unsent) {
  return outcome === 'too many' ? 429 : outcome === 'not sent' ? 503 : 422
}

function sendingError(sending: Unsent): Partial<CodeFormsResponse> {
  if (sending.outcome === 'not a mobile') return { error: signInErrors['not a mobile'] }
  if (sending.outcome === 'not sent') return { formError: signInErrors[sending.because] }
  const wait = waitText(sending.waitSeconds)
  const isSoon = sending.of === 'number' && sending.waitSeconds <= 60
  return {
    formError: isSoon
      ? `We’ve just sent a code to this number. You can get another in ${wait}.`
      : `Too many codes were requested. Please try again in ${wait}.`,
  }
}

function tryError(result: RefusedTry | { outcome: 'taken' }): Partial<CodeFormsResponse> {
  if (result.outcome !== 'too many') return { error: signInErrors[result.outcome] }
  return { error: `Too many tries. Please wait ${waitText(result.waitSeconds)}, then send a new code.` }
}
