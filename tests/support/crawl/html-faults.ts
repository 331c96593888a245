import { HtmlValidate, type Message } from 'html-validate'

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React writes void elements, attributes and boolean attributes in its own valid way.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attr-case': 'off',
  },
})

/** What is not valid in a page, each with the rule and the element it is about. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages
      .filter((message) => !isAlternateStylesheet(message))
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'page'})`),
  )
}

/** It may be disabled like any stylesheet, but the validator only knows the plain kind. */
function isAlternateStylesheet({ ruleId, message }: Message) {
  return ruleId === 'attribute-misuse' && message.includes('"disabled" attribute cannot be used on <link>')
}
