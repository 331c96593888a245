type BadgeProps = { kind?: 'plain' | 'brand' | 'good' | 'warning' | 'danger'; children: React.ReactNode }

/** One or two words that set something apart. */
export function Badge({ kind = 'plain', children }: BadgeProps) {
  return (
    <span className="badge" data-kind={kind}>
      {children}
    </span>
  )
}
