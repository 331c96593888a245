/** Sets an input's value as if the visitor typed it, so that the form's listeners run. */
export function typeInto(input: HTMLInputElement, text = ''): void {
  if (input.value === text) return
  // React tracks each input's own `value` property and ignores events after a change through it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
