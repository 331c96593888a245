// A sandbox: it takes the place of a dealer’s chat widget in a demo, and sends nothing.
{
  const names = document.currentScript.dataset.opensWith.split('.')
  const last = names.pop()
  const owner = names.reduce((scope, name) => (scope[name] ??= {}), globalThis)
  owner[last] = openSandboxChat

  function openSandboxChat() {
    const dialog = document.createElement('dialog')
    const heading = document.createElement('h2')
    heading.id = 'sandbox-chat-heading'
    heading.textContent = 'Chat (sandbox)'
    dialog.setAttribute('aria-labelledby', heading.id)
    const text = document.createElement('p')
    text.textContent =
      'On a live site, the dealer’s chat service opens here. This demo has a stand-in for it, and nobody is on the other end.'
    const close = document.createElement('button')
    close.type = 'button'
    close.className = 'button button--quiet'
    close.textContent = 'Close chat'
    close.addEventListener('click', () => dialog.close())
    // The browser gives the focus back to the button that opened it.
    dialog.addEventListener('close', () => dialog.remove())
    Object.assign(dialog.style, {
      inset: 'auto 1rem 1rem auto',
      inlineSize: 'min(24rem, calc(100vw - 2rem))',
      padding: '1.25rem',
      border: '1px solid',
      borderRadius: '0.5rem',
    })
    text.style.margin = '0.75rem 0 1rem'
    dialog.append(heading, text, close)
    document.body.append(dialog)
    dialog.showModal()
  }
}
