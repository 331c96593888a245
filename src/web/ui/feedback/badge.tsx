import './badge.css'

type BadgeProps = { kind?: 'plain' | 'brand' | 'good' | 'warning' | 'danger'; children: React.ReactNode }

/** A label of one or two words. */
export function Badge({ kind = 'plain', children }: BadgeProps) {
  return (
    <span className="badge" data-kind={kind}>
      {children}
    </span>
  )
}
