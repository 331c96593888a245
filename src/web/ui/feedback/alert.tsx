type AlertProps = {
  kind: 'news' | 'good' | 'warning' | 'danger'
  title: string
  /** Read out at once, whatever the visitor is doing. */
  isUrgent?: boolean
  children?: React.ReactNode
}

/** Something that a visitor should know before reading on. */
export function Alert({ kind, title, isUrgent = false, children }: AlertProps) {
  return (
    <div className="alert" data-kind={kind} role={isUrgent ? 'alert' : undefined}>
      <p className="alert__title">{title}</p>
      {children !== undefined && <div className="alert__body">{children}</div>}
    </div>
  )
}
