import { useEffect, useId, useRef } from 'react'
import { Icon } from '../ui/icon.tsx'
import { LinkButton } from '../ui/actions/link-button.tsx'
import { closedPopups } from '../device/closed-popups.ts'
import { ContentPicture } from './content-picture.tsx'
import type { ShownPopup } from './popup.tsx'
import './popup-dialog.css'

/** Opens a message over the page until the visitor closes it. Their device remembers that, for this site. */
export function PopupDialog({ popup }: { popup: ShownPopup }) {
  const { slug, title, description, picture, button, endsAt } = popup
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const isOver = endsAt !== null && Date.now() >= endsAt
    // Something else that is open, such as a menu's sheet, has the visitor's attention.
    if (isOver || closedPopups.has(slug) || document.querySelector('dialog[open]')) return
    dialog.current?.showModal()
  }, [slug, endsAt])

  const remember = () => closedPopups.add(slug)
  return (
    <dialog className="popup" ref={dialog} aria-labelledby={titleId} onClose={remember}>
      <form className="popup__close" method="dialog">
        <button className="icon-button" aria-label="Close">
          <Icon name="close" />
        </button>
      </form>
      {picture && <ContentPicture className="popup__picture" picture={picture} sizes="30rem" isFirst />}
      <div className="popup__text">
        <h2 id={titleId}>{title}</h2>
        <p>{description}</p>
        {button && (
          <LinkButton href={button.link} onClick={() => dialog.current?.close()}>
            {button.label}
          </LinkButton>
        )}
      </div>
    </dialog>
  )
}
