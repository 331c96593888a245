import './empty-state.css'

type EmptyStateProps = {
  title: string
  heading?: 'h2' | 'h3'
  children: React.ReactNode
  /** Links or buttons for the next step. */
  actions?: React.ReactNode
}

/** Says why there is nothing to show, and what to do about it. */
export function EmptyState({ title, heading: Heading = 'h2', children, actions }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <Heading>{title}</Heading>
      <p>{children}</p>
      {actions !== undefined && <div className="empty-state__actions">{actions}</div>}
    </div>
  )
}
