/** Writes into a box as a visitor would, so that whoever listens to the form hears of it. */
export function typeInto(input: HTMLInputElement, text = ''): void {
  if (input.value === text) return
  // React watches the property of each box and takes a change made through it for its own.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
