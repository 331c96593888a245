/**
 * Scrolls the whole focused element into view. Browsers stop once a part is visible, and in a row that scrolls sideways
 * that part may be a sliver.
 */
export function scrollFocusIntoView(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':is(a, button, summary):focus-visible')) {
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
  })
}
