import { html } from 'hono/html'

type Field = [name: string, value: string]

/** The fields of a submitted form. */
export async function typedFields(sent: Request): Promise<Field[]> {
  const fields = await sent
    .clone()
    .formData()
    .catch(() => [])
  return [...fields].filter((field): field is Field => typeof field[1] === 'string')
}

/** A form with everything that was typed, so that one press sends it again. */
export function resend(address: string, fields: Field[]) {
  const hidden = fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)
  return html`<form method="post" action="${address}">${hidden}<button>Send it again</button></form>`
}
