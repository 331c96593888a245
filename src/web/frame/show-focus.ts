/**
 * Shows all of what the keyboard has come to. A browser is content when it shows a part of it, and in a row that scrolls
 * sideways that part is a sliver.
 */
export function showFocusWhole(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':is(a, button, summary):focus-visible')) {
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
  })
}
