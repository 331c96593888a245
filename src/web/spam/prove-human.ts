import { href } from 'react-router'
import { track } from '../tracking/track.ts'
import { FORM_OPENED, HUMAN_PROOF, type HumanTask } from '#domain/spam/human-check.ts'

/** After this long the form is sent without a proof, and the server checks it more closely. */
const TIMEOUT_MS = 8000

const forms = new WeakSet<HTMLFormElement>()

/** Finds the site's proof while the visitor fills in the form. The form waits only for what remains when it is sent. */
export function proveHuman(form: HTMLFormElement): void {
  if (forms.has(form)) return
  forms.add(form)
  let proof: Promise<void> | null = null
  let isProved = false
  const prove = () => {
    proof ??= fillIn(form).finally(() => (isProved = true))
    return proof
  }

  track({ name: 'form-engaged', form: form.dataset['form'] ?? 'enquiry', carId: null })
  form.addEventListener('focusin', () => void prove())
  form.addEventListener(
    'submit',
    (event) => {
      if (isProved) {
        // A proof is valid once. The next submission needs another one.
        proof = null
        isProved = false
        return
      }
      event.preventDefault()
      event.stopPropagation()
      const { submitter } = event
      form.setAttribute('aria-busy', 'true')
      void Promise.race([prove(), after(TIMEOUT_MS)]).then(() => {
        isProved = true
        form.removeAttribute('aria-busy')
        form.requestSubmit(submitter)
      })
    },
    { capture: true },
  )
  void prove()
}

async function fillIn(form: HTMLFormElement) {
  const [opened, field] = [hiddenField(form, FORM_OPENED), hiddenField(form, HUMAN_PROOF)]
  // The page may be cached for a day, so an old timestamp is replaced when the visitor starts typing.
  const isOutdated = opened !== null && isOld(opened.value)
  if (!field && !isOutdated) return
  if (field) field.value = ''
  try {
    const response = await fetch(href('/api/captcha'))
    if (!response.ok) return
    const { form_opened, task } = (await response.json()) as { form_opened: string; task: HumanTask }
    if (isOutdated) opened.value = form_opened
    if (field) field.value = await proofFor(task, form)
  } catch {
    // Without a proof the server checks the form more closely, and accepts it.
  }
}

async function proofFor(task: HumanTask, form: HTMLFormElement): Promise<string> {
  if (task.kind === 'none') return ''
  if (task.kind === 'sandbox') return task.proof
  if (task.kind === 'turnstile') return (await import('./ask-turnstile.ts')).askTurnstile(task.siteKey, form)
  return (await import('./do-work.ts')).doWork(task.challenge)
}

const OLD_MS = 60 * 60_000

function isOld(sealed: string) {
  const at = Number(atob(sealed.split('.')[0] ?? ''))
  return !(Date.now() - at < OLD_MS)
}

function hiddenField(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field : null
}

function after(ms: number) {
  return new Promise<void>((resolve) => setTimeout(resolve, ms))
}
