import { useId } from 'react'

type SectionFrameProps = {
  className?: string
  heading: string | null
  /** A link beside the heading, to see more. */
  more?: { label: string; href: string }
  children: React.ReactNode
}

/** A section of a page with its heading, if it has one. */
export function SectionFrame({ className = '', heading, more, children }: SectionFrameProps) {
  const id = useId()
  const classes = `container section ${className}`.trim()
  if (heading === null) return <div className={classes}>{children}</div>
  return (
    <section className={classes} aria-labelledby={id}>
      {more ? (
        <div className="section__head">
          <h2 id={id}>{heading}</h2>
          <a href={more.href}>{more.label}</a>
        </div>
      ) : (
        <h2 id={id}>{heading}</h2>
      )}
      {children}
    </section>
  )
}
