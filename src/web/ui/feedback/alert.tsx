import './alert.css'

type AlertProps = {
  kind: 'info' | 'good' | 'warning' | 'danger'
  title: string
  /** Screen readers announce it at once. */
  isUrgent?: boolean
  children?: React.ReactNode
}

/** A message that visitors should read first. */
export function Alert({ kind, title, isUrgent = false, children }: AlertProps) {
  return (
    <div className="alert" data-kind={kind} role={isUrgent ? 'alert' : undefined}>
      <p className="alert__title">{title}</p>
      {children !== undefined && <div className="alert__body">{children}</div>}
    </div>
  )
}
