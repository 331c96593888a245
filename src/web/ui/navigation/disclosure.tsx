type DisclosureProps = {
  title: string
  /** The heading level of the title. */
  heading?: 'h2' | 'h3' | undefined
  isOpen?: boolean
  /** At most one of those in the same group is open. */
  group?: string
  children: React.ReactNode
}

/** A collapsible section. Its content is always in the page, so that browser search finds it. */
export function Disclosure({ title, heading: Heading = 'h3', isOpen, group, children }: DisclosureProps) {
  return (
    <details className="panel" open={isOpen} name={group}>
      <summary>
        <Heading>{title}</Heading>
      </summary>
      <div className="panel__body">{children}</div>
    </details>
  )
}
