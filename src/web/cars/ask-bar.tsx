import { CallCard } from './call-card.tsx'

type AskBarProps = {
  path: string
  phoneMasked: string | null
  phone: string | undefined
  /** What asking is called on this site. */
  askLabel: string
}

/** On a phone, calling and asking stay within the thumb's reach while the page goes by. */
export function AskBar({ path, phoneMasked, phone, askLabel }: AskBarProps) {
  return (
    <div className="ask-bar">
      {phoneMasked && <CallCard path={path} masked={phoneMasked} phone={phone} />}
      <a className="button" href="#enquiry">
        {askLabel}
      </a>
    </div>
  )
}
