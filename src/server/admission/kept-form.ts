import { html } from 'hono/html'

type Field = [name: string, value: string]

/** What somebody typed in a form, as it was sent. */
export async function typedFields(sent: Request): Promise<Field[]> {
  const fields = await sent
    .clone()
    .formData()
    .catch(() => [])
  return [...fields].filter((field): field is Field => typeof field[1] === 'string')
}

/** Carries everything that was typed, so that one press sends it again. */
export function resend(address: string, fields: Field[]) {
  const kept = fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)
  return html`<form method="post" action="${address}">${kept}<button>Send it again</button></form>`
}
