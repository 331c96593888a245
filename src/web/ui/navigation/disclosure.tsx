type DisclosureProps = {
  title: string
  /** The level of the title in the page. */
  heading?: 'h2' | 'h3' | undefined
  isOpen?: boolean
  /** Of those with the same group, one at most is open. */
  group?: string
  children: React.ReactNode
}

/** Something that can be folded away. It is always in the page, so it is found by searching the page. */
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
