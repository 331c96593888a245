import './finish-later.css'

/** The link with which a customer goes on later. */
export function FinishLater({ link }: { link: string }) {
  return (
    <details className="finish-later">
      <summary>Finish later or on another device</summary>
      <p>
        Everything is saved for seven days. Keep this link to yourself and open it wherever you like:{' '}
        <a href={link}>{link}</a>
      </p>
    </details>
  )
}
