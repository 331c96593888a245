import { track } from '../tracking/track.ts'
import { FORM_OPENED, HUMAN_PROOF, type HumanTask } from '#domain/spam/human-check.ts'

/** Nobody is kept waiting for a proof: after this the form goes without, and the server looks more closely. */
const PATIENCE_MS = 8000

const forms = new WeakSet<HTMLFormElement>()

/** Finds the proof that a site asks for while somebody writes, and holds the form back for the moment that is left. */
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
        // A proof counts for one thing. What is sent after this needs another one.
        proof = null
        isProved = false
        return
      }
      event.preventDefault()
      event.stopPropagation()
      const { submitter } = event
      form.setAttribute('aria-busy', 'true')
      void Promise.race([prove(), after(PATIENCE_MS)]).then(() => {
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
  // What the page says may be a day old; whoever begins to write has only just come.
  const isOutdated = opened !== null && isOld(opened.value)
  if (!field && !isOutdated) return
  if (field) field.value = ''
  try {
    const response = await fetch('/api/captcha')
    if (!response.ok) return
    const answer = (await response.json()) as { form_opened: string; task: HumanTask }
    if (isOutdated) opened.value = answer.form_opened
    if (field) field.value = await proofFor(answer.task, form)
  } catch {
    // Without a proof the form is looked at more closely, and taken.
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
