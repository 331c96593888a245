import { useId } from 'react'
import { Button } from '../actions/button.tsx'
import type { ButtonStyle } from '../actions/button-style.ts'
import { Icon } from '../icon.tsx'
import './dialog.css'

type DialogProps = {
  id: string
  title: string
  children: React.ReactNode
  /** The dialog's buttons. A submit button closes the dialog. */
  actions?: React.ReactNode
  /** A sheet fills a phone's screen and opens at the side of a wide one. */
  shape?: 'box' | 'sheet'
}

/**
 * A native dialog. The browser keeps the focus inside, closes it with Esc or a click outside, and restores the focus,
 * with or without scripts.
 */
export function Dialog({ id, title, children, actions, shape = 'box' }: DialogProps) {
  const titleId = useId()
  return (
    <dialog
      className={shape === 'sheet' ? 'dialog dialog--sheet' : 'dialog'}
      id={id}
      aria-labelledby={titleId}
      {...{ closedby: 'any' }}
    >
      <form className="dialog__head" method="dialog">
        <h2 id={titleId}>{title}</h2>
        <button className="icon-button" aria-label="Close">
          <Icon name="close" />
        </button>
      </form>
      <div className="dialog__body" {...(shape === 'box' && scrollable(titleId))}>
        {children}
      </div>
      {actions !== undefined && (
        <form className="dialog__actions" method="dialog">
          {actions}
        </form>
      )}
    </dialog>
  )
}

/** A long text has nothing that takes the focus, and without it the arrow keys wouldn't scroll. A sheet has controls. */
function scrollable(titleId: string) {
  return { tabIndex: 0, role: 'group', 'aria-labelledby': titleId }
}

type DialogButtonProps = ButtonStyle & { opens: string; children: React.ReactNode }

export function DialogButton({ opens, look, isWide, children }: DialogButtonProps) {
  return (
    <Button
      look={look}
      isWide={isWide}
      aria-haspopup="dialog"
      {...{ commandfor: opens, command: 'show-modal' }}
      onClick={() => openWithoutCommandSupport(opens)}
    >
      {children}
    </Button>
  )
}

/** Browsers before 2026 don't support `commandfor`. */
function openWithoutCommandSupport(id: string) {
  if ('commandForElement' in HTMLButtonElement.prototype) return
  const dialog = document.getElementById(id)
  if (dialog instanceof HTMLDialogElement) dialog.showModal()
}
