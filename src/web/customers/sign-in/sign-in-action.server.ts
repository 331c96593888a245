import { data, redirect, type RouterContextProvider } from 'react-router'
import { isOutage } from '#data/outage/database-unavailable.ts'
import { readSignInDetour, signInAddress } from '#domain/customers/sign-in-address.ts'
import { createToken, isToken, tokenHash } from '#operations/customers/secret-token.ts'
import { type CodeSending, sendCode } from '#operations/customers/send-code.ts'
import { sessionCookieValue } from '#operations/customers/session.ts'
import { type SignedIn, signIn, type SignInOutcome } from '#operations/customers/sign-in.ts'
import { signOut } from '#operations/customers/sign-out.ts'
import { saveCar } from '#operations/customers/watchlist.ts'
import { customerDeskContext, requestFactsContext } from '../../request/request-context.ts'
import { codeRequestCookie, sessionCookie, signedInHeaders } from '../session-cookies.server.ts'
import { signInErrors, waitText } from './sign-in-texts.ts'

/** What the page says about a form that it refused. */
export type SignInResponse = {
  /** An error of the whole form. */
  formError: string | null
  /** An error of the field. */
  error: string | null
  /** The number as typed. */
  phone: string
}

/** Where the code is entered. */
export const CODE_STEP = 'code'

/** Handles the two forms of the sign-in page: a number to send a code to, and the code. */
export async function handleSignIn(request: Request, url: URL, context: Readonly<RouterContextProvider>) {
  const form = await request.formData().catch(() => new FormData())
  const fields = Object.fromEntries(
    [...form].filter((field): field is [string, string] => typeof field[1] === 'string'),
  )
  const place: Place = { request, url, context, fields }
  try {
    return await (fields['do'] === 'confirm' ? confirm(place) : send(place))
  } catch (failure) {
    if (!isOutage(failure)) throw failure
    return refused(
      503,
      { formError: 'That didn’t work just now. Please try again in a few seconds.' },
      fields,
    )
  }
}

type Place = {
  request: Request
  url: URL
  context: Readonly<RouterContextProvider>
  fields: Record<string, string>
}

/** Sends a code to the number in the form, or another one to the number that had the last. */
async function send({ request, url, context, fields }: Place) {
  const desk = context.get(customerDeskContext)
  const facts = context.get(requestFactsContext)
  const known = await browserTokenOf(request)
  const again =
    fields['do'] === 'resend' && known !== null ? await desk.signInCodes.phoneOf(tokenHash(known)) : null
  if (fields['do'] === 'resend' && again === null) throw redirect(addressOfStep(url, null), 303)
  const browserToken = known ?? createToken()
  const { actor } = facts
  const phone = again ?? fields['phone'] ?? ''
  const sending = await sendCode({ phone, browserToken, host: url.hostname, fields, actor }, desk)
  if (sending.outcome !== 'sent') {
    if (sending.outcome === 'not sent')
      facts.warn({ because: sending.because, reason: sending.reason }, 'A sign-in code was not sent')
    return refused(statusOf(sending), sendingError(sending), fields)
  }
  throw redirect(addressOfStep(url, CODE_STEP), {
    status: 303,
    headers: { 'set-cookie': await codeRequestCookie.set(browserToken, url) },
  })
}

/** Signs in, and ends the session that this browser had before. */
async function confirm({ request, url, context, fields }: Place) {
  const desk = context.get(customerDeskContext)
  const { actor } = context.get(requestFactsContext)
  const browserToken = await browserTokenOf(request)
  if (browserToken === null || actor.kind !== 'visitor')
    return refused(422, { error: signInErrors.gone }, fields)
  const attempt = {
    code: fields['code'] ?? '',
    browserToken,
    userAgent: request.headers.get('user-agent'),
    actor,
  }
  const result = await signIn(attempt, desk)
  if (result.outcome !== 'signed in')
    return refused(result.outcome === 'too many' ? 429 : 422, tryError(result), fields)

  await signOut(await sessionCookie.read(request), desk)
  const { redirect: target, save } = readSignInDetour(url.searchParams)
  if (save !== null) await saveWanted(save, result, context)
  const headers = await signedInHeaders(await sessionCookieValue(result.sessionToken, desk), url)
  throw redirect(target, { status: 303, headers })
}

/** Finishes what the visitor signed in for. They are signed in even if that fails. */
async function saveWanted(carId: string, { customerId, phone }: SignedIn, context: Place['context']) {
  const { report } = context.get(requestFactsContext)
  await saveCar({ id: customerId, phone }, { carId, phone }, context.get(customerDeskContext)).catch(
    (failure: unknown) => report(failure, 'Failed to save a vehicle after signing in'),
  )
}

async function browserTokenOf(request: Request) {
  const token = (await codeRequestCookie.read(request)) ?? ''
  return isToken(token) ? token : null
}

/** The sign-in page at one of its steps, with the way back. */
function addressOfStep(url: URL, step: typeof CODE_STEP | null): string {
  const address = signInAddress(readSignInDetour(url.searchParams))
  return step === null ? address : `${address}&step=${step}`
}

function refused(status: number, problem: Partial<SignInResponse>, fields: Record<string, string>) {
  const phone = fields['phone'] ?? ''
  return data<SignInResponse>({ formError: null, error: null, phone, ...problem }, { status })
}

type Unsent = Exclude<CodeSending, { outcome: 'sent' }>

function statusOf({ outcome }: Unsent) {
  return outcome === 'too many' ? 429 : outcome === 'not sent' ? 503 : 422
}

function sendingError(sending: Unsent): Partial<SignInResponse> {
  switch (sending.outcome) {
    case 'not a mobile':
      return { error: signInErrors['not a mobile'] }
    case 'not sent':
      return { formError: signInErrors[sending.because] }
    case 'too many':
      return {
        formError:
          sending.of === 'number' && sending.waitSeconds <= 60
            ? `We’ve just sent a code to this number. You can get another in ${waitText(sending.waitSeconds)}.`
            : `Too many codes were requested. Please try again in ${waitText(sending.waitSeconds)}.`,
      }
  }
}

function tryError(result: Exclude<SignInOutcome, { outcome: 'signed in' }>): Partial<SignInResponse> {
  switch (result.outcome) {
    case 'wrong':
      return { error: signInErrors['wrong code'] }
    case 'gone':
      return { error: signInErrors.gone }
    case 'too many':
      return { error: `Too many tries. Please wait ${waitText(result.waitSeconds)}, then send a new code.` }
  }
}
